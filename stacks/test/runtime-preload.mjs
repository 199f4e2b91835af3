// Loaded before Lambda's runtime interface client. Its native part, a binding to curl that has to be compiled, sends the outcome of a
// call: this sends it with Node's own HTTP client. The query of this module's address has the milliseconds by which the clock is ahead.
import { request } from "node:http";
import Module from "node:module";
import { env } from "node:process";

const [hostname, port] = env.AWS_LAMBDA_RUNTIME_API.split(":");
const ahead = Number(new URL(import.meta.url).searchParams.get("ahead"));
if (ahead > 0) setClockAhead(ahead);

function post(path, body, headers = {}) {
  request({ hostname, port, path: `/2018-06-01/runtime/${path}`, method: "POST", headers })
    .on("response", (response) => response.resume())
    .end(body);
}

Module._extensions[".node"] = (module) => {
  module.exports = {
    done: (id, body) => post(`invocation/${id}/response`, body),
    error: (id, body, cause) =>
      post(`invocation/${id}/error`, body, { "lambda-runtime-function-xray-error-cause": cause }),
  };
};

function setClockAhead(milliseconds) {
  const Clock = Date;
  globalThis.Date = class extends Clock {
    constructor(...time) {
      super(...(time.length > 0 ? time : [Clock.now() + milliseconds]));
    }
    static now() {
      return Clock.now() + milliseconds;
    }
  };
}
