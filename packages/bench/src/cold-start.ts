/**
 * The cost of a cold start: CPU time to import a bundle, and until the end of its cheapest call, in
 * new processes that alternate with those of the floor. CPU time is what Lambda allocates to a
 * starting function, and other processes of the machine
 * affect it less than wall-clock time.
 */
import { gzipSync } from "node:zlib";
import type { LambdaName } from "@flightaides/core/environment.ts";
import { codeOf, launch, recordingProxy, startOf } from "../../../stacks/test/bundles";
import { person, request } from "../../../stacks/test/events";
import type { Call } from "../../../stacks/test/policy";
import { type Bundle, withBundles } from "./bundled";
import type { Read } from "./floor";
import { headline, median, show } from "./results";

/** Processes per function, of which the median counts. */
const runs = 35;
/**
 * The limits of a cold start as multiples of the floor: for the import alone, and for the import with the cheapest call, compared with a
 * floor that makes the same reads. The second is higher, because the floor's models have the median number of attributes and
 * those of a first call are among the largest: up to 1.19 were measured on 2026-11-28.
 */
const limits = { start: 1.15, call: 1.25 };
/**
 * Functions of which only the start is limited. The calls of `account` are the download and the deletion of everything: a user makes
 * them once, and they need the models of all domains, the largest included.
 */
const startOnly: readonly string[] = ["account"];

const floor = "packages/bench/src/floor";

const user = person("Linus");
/**
 * For each function the cheapest event that needs its data. Without `export-users` and
 * `check-version`: no user waits for them, and only production has them.
 */
const cheapest: Record<Exclude<LambdaName, "export-users" | "check-version">, unknown> = {
  airport: request("GET /airports", { query: "term=toronto" }),
  api: request("GET /flightAid/{id}", { id: "0".repeat(32) }),
  account: request("GET /me/export", { as: user }),
  desk: request("GET /desk/cases", { as: user }),
  follow: request("GET /follow/{token}"),
  communication: request("GET /unsubscribe", { query: "token=none" }),
  payment: request("POST /connections/{id}/order", { as: user, id: "none", body: {} }),
  notify: {},
  reconcile: {},
  feedback: { Records: [] },
  "sign-up": { triggerSource: "PreSignUp_AdminCreateUser", request: { userAttributes: {} } },
  "custom-message": {
    triggerSource: "CustomMessage_SignUp",
    request: { userAttributes: {}, codeParameter: "{####}" },
    response: {},
  },
};

type Subject = Bundle & { event: unknown };

/** Prints size and cold start of each function; throws when one is over the limit. */
export async function run(): Promise<void> {
  await withBundles(floor, async ({ bundle, floor: plain, dynamo }) => {
    const names = Object.keys(cheapest) as (keyof typeof cheapest)[];
    const subjects = await Promise.all(
      names.map(async (name) => ({ ...(await bundle(name)), event: cheapest[name] })),
    );
    const functions = await withReads(subjects, dynamo);
    report(await measure([...floorsOf({ ...plain, event: {} }, functions), ...functions]));
  });
}

/** Counts the requests to DynamoDB of each cheapest event. */
async function withReads(subjects: readonly Subject[], url: string): Promise<Counted[]> {
  const calls: Call[] = [];
  const proxy = await recordingProxy("dynamodb", url, calls);
  try {
    const counted: Counted[] = [];
    for (const subject of subjects) {
      const environment = { ...subject.environment, AWS_ENDPOINT_URL_DYNAMODB: proxy.url };
      // The first call of a new user also stores the profile.
      await firstCall({ ...subject, environment });
      calls.length = 0;
      await firstCall({ ...subject, environment });
      const made = calls.splice(0);
      counted.push({ ...subject, reads: readsOf(made) });
    }
    return counted;
  } finally {
    await proxy.stop();
  }
}

const oneRead: readonly Read[] = [{ kind: 0, query: false }];

/** Writes count as reads of an item. */
function readsOf(calls: readonly Call[]): Read[] {
  const kinds = [...new Set(calls.map(kindOf))];
  return calls.map((call) => ({
    kind: kinds.indexOf(kindOf(call)),
    query: call.target.endsWith(".Query"),
  }));
}

/**
 * The kind of item that a call is about: the beginnings of its keys, or the queue of an index without its shard. Each kind has a model
 * that the first call makes.
 */
function kindOf({ body }: Call): string {
  const { IndexName = "table", TransactItems, ...single } = JSON.parse(body);
  const [first] = TransactItems ?? [];
  const { Key, Item, ExpressionAttributeValues } = first
    ? Object.values<Request>(first)[0]
    : single;
  const { pk, sk } = Key ??
    Item ?? {
      pk: ExpressionAttributeValues?.[":pk"],
      sk: ExpressionAttributeValues?.[":sk1"],
    };
  const keys = IndexName === "table" ? [pk, sk] : [pk];
  return [IndexName, ...keys.map((key) => key?.S?.split("#")[0])].join(" ");
}
type Keys = Partial<Record<string, { S?: string }>>;
type Request = { Key?: Keys; Item?: Keys; ExpressionAttributeValues?: Keys };

/** The floor with one read, and with the reads of each of the functions. */
function floorsOf(plain: Subject, functions: readonly Counted[]): Counted[] {
  const floors = new Map(
    [{ reads: oneRead }, ...functions].map((one) => [
      likeOf(one),
      { ...plain, reads: one.reads.length > 0 ? one.reads : oneRead },
    ]),
  );
  return [...floors.values()]
    .sort((a, b) => a.reads.length - b.reads.length)
    .map((floor) => ({ ...floor, event: { reads: floor.reads } }));
}

/** Functions with the same value have the same floor. */
function likeOf({ reads }: Pick<Counted, "reads">): string {
  return JSON.stringify(reads.length > 0 ? reads : oneRead);
}

type Counted = Subject & { reads: readonly Read[] };
/** CPU milliseconds. */
type Times = { start: number; total: number };
type Row = Counted & Times;

async function firstCall({ file, event, environment }: Subject): Promise<Times> {
  const instance = launch(file, environment);
  const { startMilliseconds, cpuMilliseconds, error } = await instance.call(event);
  await instance.stop();
  if (error) throw new Error(error);
  return { start: startMilliseconds, total: cpuMilliseconds };
}

/** Medians. */
async function measure(subjects: readonly Counted[]): Promise<Row[]> {
  const measured = subjects.map((subject) => ({ subject, times: [] as Times[] }));
  for (let run = 0; run < runs; run++) {
    // Each run begins with another subject: none always follows the same one, or itself, whose file would be cached.
    const order = [...measured.slice(run), ...measured.slice(0, run)];
    for (const { subject, times } of order) times.push(await firstCall(subject));
  }
  return measured.map(({ subject, times }) => ({
    ...subject,
    start: median(times.map(({ start }) => start)),
    total: median(times.map(({ total }) => total)),
  }));
}

function report(rows: readonly Row[]): void {
  const floors = new Map(
    rows.filter(({ name }) => name === "floor").map((row) => [likeOf(row), row]),
  );
  // The same bundle starts in each row of the floor, so that all of them together say best what it takes.
  const floorStart = median([...floors.values()].map(({ start }) => start));
  const ratios = rows.map((row) => {
    const { name, start, total } = row;
    const [plain, equal] = [floors.get(likeOf({ reads: oneRead })), floors.get(likeOf(row))];
    if (!plain || !equal) throw new Error(`There is no floor for ${name}`);
    const totalOf = (floor: Times) => floorStart + floor.total - floor.start;
    return {
      name,
      start: start / floorStart,
      total: total / totalOf(plain),
      equalReads: total / totalOf(equal),
    };
  });
  const kb = (bytes: number) => Math.round(bytes / 1024);
  show(
    "Starts and first events",
    rows.map(({ name, file, reads, start, total }, at) => {
      const code = codeOf(file);
      const ratio = (value = Number.NaN) => Number(value.toFixed(2));
      return {
        function: name,
        "code, KB": kb(Buffer.byteLength(code)),
        "gzip, KB": kb(gzipSync(code).length),
        files: startOf(file).length,
        "start, CPU ms": Math.round(start),
        "of floor": ratio(ratios[at]?.start),
        "with first event, CPU ms": Math.round(total),
        "of floor with one read": ratio(ratios[at]?.total),
        reads: reads.length,
        kinds: new Set(reads.map(({ kind }) => kind)).size,
        "of floor with as many": ratio(ratios[at]?.equalReads),
      };
    }),
  );
  const slow = ratios.filter(
    ({ name, start, equalReads }) =>
      name !== "floor" &&
      (start > limits.start || (equalReads > limits.call && !startOnly.includes(name))),
  );
  const starts = ratios.filter(({ name }) => name !== "floor").map(({ start }) => start);
  headline(
    `Loading the code of each of ${starts.length} functions takes at most ${Math.max(...starts).toFixed(2)} of the CPU time of one that only reads an item.`,
  );
  if (slow.length > 0) {
    throw new Error(
      `Cold starts over ${limits.start} or ${limits.call} floors: ${slow.map(({ name }) => name).join(", ")}`,
    );
  }
}
