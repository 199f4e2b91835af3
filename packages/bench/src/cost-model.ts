/**
 * What a month costs, as the tables of docs/scale.md: list prices, what a user does, and the sums. Everything that can be counted from the
 * code or the model is; the rest is named as an assumption. US dollars, a month of 30.4 days, without free tiers but Cognito's.
 */
import { after, estimate } from "./fanout-model";
import { markdownTable } from "./markdown";

const million = 1_000_000;
const minutesPerMonth = 43_800;

/** List prices of `us-east-1`, November 2026. */
const prices = {
  writes: 0.625 / million,
  reads: 0.125 / million,
  tableStorage: 0.45,
  lambdaSecond: 0.0000133334,
  lambdaCalls: 0.2 / million,
  gateway: 1 / million,
  edgeRuns: 0.1 / million,
  firewall: { webAcl: 5, rule: 1, requests: 0.6 / million },
  mail: 0.1 / 1000,
  logs: 0.5,
  alarm: 0.1,
  metric: 0.3,
  dashboard: 3,
  secret: 0.4,
  key: 1,
  zone: 0.5,
  traces: 5 / million,
  backup: 0.1,
};

type Region = "america" | "europe" | "gulf" | "india";
/** Of CloudFront: dollars for a GB by volume in TB, and for a request. aws.amazon.com/cloudfront/pricing */
const edge: Record<
  Region,
  { name: string; share: number; gb: [number, number][]; request: number }
> = {
  america: {
    name: "Canada, United States",
    share: 0.4,
    gb: [
      [10, 0.085],
      [50, 0.08],
      [150, 0.06],
      [500, 0.04],
      [1024, 0.03],
    ],
    request: 1 / million,
  },
  india: {
    name: "India",
    share: 0.3,
    gb: [
      [10, 0.109],
      [50, 0.085],
      [150, 0.082],
      [500, 0.08],
      [1024, 0.078],
    ],
    request: 1.2 / million,
  },
  gulf: {
    name: "Middle East",
    share: 0.15,
    gb: [
      [10, 0.11],
      [50, 0.105],
      [150, 0.09],
      [500, 0.08],
      [1024, 0.06],
    ],
    request: 1.2 / million,
  },
  europe: {
    name: "Europe",
    share: 0.15,
    gb: [
      [10, 0.085],
      [50, 0.08],
      [150, 0.06],
      [500, 0.04],
      [1024, 0.03],
    ],
    request: 1.2 / million,
  },
};

/** Cognito's plans: dollars for a user, by users. */
const cognito: Record<"lite" | "essentials", [number, number][]> = {
  lite: [
    [10_000, 0],
    [100_000, 0.0055],
    [million, 0.0046],
    [10 * million, 0.00325],
  ],
  essentials: [
    [10_000, 0],
    [Number.POSITIVE_INFINITY, 0.015],
  ],
};

/** What a user does in a month: assumptions. */
const user = {
  visits: 10,
  callsPerVisit: 4,
  searches: 4,
  suggestionsPerSearch: 12,
  /** Of suggestions that CloudFront answers from its cache. */
  cached: 0.5,
  postings: 0.2,
  /** Files and pages of the site, and their bytes. */
  siteRequests: 100,
  siteGb: 0.003,
  /** Bytes of a call's response. */
  responseGb: 0.000_002,
};

const calls = user.visits * user.callsPerVisit;
const suggestions = user.searches * user.suggestionsPerSearch;
/** Calls of the API at CloudFront and the firewall. */
const apiRequests = calls + user.searches + suggestions;
const requests = user.siteRequests + apiRequests;
/** A page or file runs the function that chooses it and the one that adds its policy; a call runs one, also if the cache answers. */
const edgeRuns = 2 * user.siteRequests + apiRequests;
/** What reaches the gateway and a function. */
const gatewayCalls = calls + user.searches + suggestions * (1 - user.cached);
const seconds = 0.06;
/** Two lines: the gateway's and the function's. */
const logGb = 2 * 0.000_000_7;

const reads = { search: 2.5, call: 1.5 };
const writesPerPosting = 34;
/** One of ten is counted, by two updates. */
const writesPerSearch = 0.2;
const perUser = {
  reads: user.searches * reads.search + calls * reads.call,
  writes: user.postings * writesPerPosting + user.searches * writesPerSearch,
};

/** Production's alarms and the metrics in them, which are what is paid for. monitoring.synth.test.ts compares them with the template. */
const monitoring = { alarms: 63, metrics: 84 };
/** Production's fixed monitoring and keys. The functions publish 12 metrics of their own. */
const fixed =
  monitoring.metrics * prices.alarm +
  12 * prices.metric +
  prices.dashboard +
  6 * prices.secret +
  prices.key +
  prices.zone;
const firewalls = 2 * prices.firewall.webAcl + 6 * prices.firewall.rule;

export const sizes = [1_000, 100_000, 10_000_000] as const;

/** @param tiers upper end and price of each, in units of `amount` */
function tiered(amount: number, tiers: readonly (readonly [number, number])[]): number {
  let from = 0;
  let sum = 0;
  for (const [index, [to, price]] of tiers.entries()) {
    const end = index === tiers.length - 1 ? Number.POSITIVE_INFINITY : to;
    sum += Math.max(0, Math.min(amount, end) - from) * price;
    from = to;
  }
  return sum;
}

/** CloudFront's data and requests for so many users. */
function edgeCost(users: number): number {
  return Object.values(edge).reduce((sum, { share, gb, request }) => {
    const gigabytes = users * share * (user.siteGb + apiRequests * user.responseGb);
    const byGb = gb.map(([tb, price]): [number, number] => [tb * 1000, price]);
    return sum + tiered(gigabytes, byGb) + users * share * requests * request;
  }, 0);
}

type Row = { what: string; cost: (users: number) => number; how: string };

const rows: Row[] = [
  {
    what: "DynamoDB reads",
    cost: (users) => users * readsOf(users) * prices.reads,
    how: `users x (${round(perUser.reads)} and those of matches) x $0.125 a million`,
  },
  {
    what: "writes",
    cost: (users) => users * writesOf(users) * prices.writes,
    how: `users x (${round(perUser.writes)} and those of matches) x $0.625 a million`,
  },
  {
    what: "storage and recovery",
    cost: (users) => users * 0.000_011 * prices.tableStorage,
    how: "11 KB a user: a fifth of an itinerary of 24 KB with its indexes, profile, mails of 60 days",
  },
  {
    what: "Lambda and gateway",
    cost: (users) =>
      users * gatewayCalls * (seconds * prices.lambdaSecond + prices.lambdaCalls + prices.gateway) +
      Math.min(1, users / 20_000_000) * minutesPerMonth * 60 * prices.lambdaSecond,
    how: `${gatewayCalls} calls x (60 ms x 1 GB, $0.20 and $1.00 a million), and the run that sends mails`,
  },
  {
    what: "CloudFront",
    cost: edgeCost,
    how: `${requests} requests and ${round(1000 * (user.siteGb + apiRequests * user.responseGb), 1)} MB a user, where the users are`,
  },
  {
    what: "edge functions",
    cost: (users) => users * edgeRuns * prices.edgeRuns,
    how: `${edgeRuns} runs a user x $0.10 a million`,
  },
  {
    what: "firewalls",
    cost: (users) => firewalls + users * requests * prices.firewall.requests,
    how: `$${firewalls} for two ACLs with six rules, and ${requests} requests a user x $0.60 a million`,
  },
  {
    what: "SES",
    cost: (users) => messagesOf(users) * prices.mail,
    how: "messages of the model x $0.10 a thousand",
  },
  {
    what: "logs",
    cost: (users) => users * gatewayCalls * logGb * prices.logs,
    how: `${gatewayCalls} calls x two lines of 0.7 KB x $0.50 a GB`,
  },
  {
    what: "alarms, dashboard, secrets, key, zone",
    cost: () => fixed,
    how: `${monitoring.metrics} metrics in ${monitoring.alarms} alarms, 12 metrics of our own, a dashboard, six secrets`,
  },
  {
    what: "watch from outside",
    cost: () => sum(watchParts),
    how: "the table below",
  },
  {
    what: "traces",
    cost: (users) => {
      const all = users * gatewayCalls;
      // A user's calls come together, so that few seconds have several.
      const first = Math.min(
        all,
        minutesPerMonth * 60 * (1 - Math.exp(-all / (minutesPerMonth * 60))),
      );
      return (first + 0.05 * (all - first)) * prices.traces;
    },
    how: "one a second and 5 % of the other calls, $5 a million",
  },
  {
    what: "backups",
    cost: (users) => users * 0.000_01 * 38 * prices.backup,
    how: "10 KB a user, 38 nights, $0.10 a GB and month",
  },
  {
    what: "Cognito Lite",
    cost: (users) => tiered(users, cognito.lite),
    how: "by the tiers of the price",
  },
];

/** The function every minute for 3 s at 256 MB, its log, metrics and alarms, and what its seven requests cost production. */
const watchParts: Record<string, number> = {
  "function: every minute, 3 s at 256 MB":
    minutesPerMonth * (3 * 0.25 * prices.lambdaSecond + prices.lambdaCalls),
  "log: six lines of 0.35 KB": minutesPerMonth * 6 * 0.000_000_35 * prices.logs,
  "six metrics": 6 * prices.metric,
  "seven alarms": 7 * prices.alarm,
  "its seven requests at CloudFront and the firewall":
    minutesPerMonth * 7 * (prices.firewall.requests + 1 / million) +
    minutesPerMonth * 9 * prices.edgeRuns,
  "its four calls of the API":
    minutesPerMonth *
    (4 * (0.03 * prices.lambdaSecond + prices.lambdaCalls + prices.gateway + logGb * prices.logs) +
      7 * prices.reads),
};

/**
 * Five health checks of Route 53 for endpoints in AWS ($0.50, and $1.00 each for HTTPS and for the search of a string), and their requests: 16
 * locations, every 30 s.
 */
const route53Requests = 5 * 16 * 2 * minutesPerMonth;
const route53: Record<string, number> = {
  "five checks with HTTPS and a string": 5 * 2.5,
  "their requests at CloudFront and the firewall":
    route53Requests * (prices.firewall.requests + 1 / million),
  "three fifths of them at the gateway":
    route53Requests * 0.6 * (0.03 * prices.lambdaSecond + prices.lambdaCalls + prices.gateway),
};

/** A stage without visitors. */
const preview: Record<string, number> = {
  "five keys of CloudFront in Secrets Manager": 5 * prices.secret,
  "`notify` every minute, 0.1 s, and its queries":
    minutesPerMonth * (0.1 * prices.lambdaSecond + prices.lambdaCalls + 10.5 * prices.reads),
  "`reconcile` every five minutes, 0.2 s":
    (minutesPerMonth / 5) * (0.2 * prices.lambdaSecond + prices.lambdaCalls + 4 * prices.reads),
  "logs: 0.4 KB a run": minutesPerMonth * 1.2 * 0.000_000_4 * prices.logs,
  "the site's files and the table, 30 MB": 0.03 * (0.023 + prices.tableStorage),
};

function model(users: number) {
  const day = estimate(users, after);
  return {
    reads: (30 * day.reads) / users,
    writes: (30 * day.writes) / users,
    messages: 30 * day.messages,
  };
}
const readsOf = (users: number) => perUser.reads + model(users).reads;
const writesOf = (users: number) => perUser.writes + model(users).writes;
const messagesOf = (users: number) => model(users).messages;

export function totalOf(users: number): number {
  return rows.reduce((all, { cost }) => all + cost(users), 0);
}

export const counts = {
  requests,
  edgeRuns,
  gatewayCalls,
  preview: sum(preview),
  watch: sum(watchParts),
  route53: sum(route53),
};

/** The tables of docs/scale.md, as Markdown, by the name of their section. */
export function costTables(): Record<
  "cost-regions" | "cost-user" | "cost-month" | "cost-watch" | "cost-preview",
  string
> {
  return {
    "cost-regions": markdownTable(
      ["users", "share", "a GB, first 10 TB", "50 TB", "150 TB", "500 TB", "a million requests"],
      Object.values(edge).map(({ name, share, gb, request }) => [
        name,
        `${share * 100} %`,
        ...gb.slice(0, 4).map(([, price]) => `$${price}`),
        `$${(request * million).toFixed(2)}`,
      ]),
    ),
    "cost-user": markdownTable(
      ["per user and month", "calculation", ""],
      [
        [
          "requests at CloudFront and the firewall",
          `${user.siteRequests} of the site, ${calls} calls, ${user.searches} searches, ${suggestions} suggestions`,
          String(requests),
        ],
        [
          "runs of edge functions",
          `2 x ${user.siteRequests} of the site, ${apiRequests} of the API, cached ones included`,
          String(edgeRuns),
        ],
        [
          "calls of functions",
          `${calls} and ${user.searches}, and the half of ${suggestions} suggestions that is not cached`,
          String(gatewayCalls),
        ],
        [
          "reads without matches",
          `${user.searches} x ${reads.search} and ${calls} x ${reads.call}`,
          `${round(perUser.reads)} units`,
        ],
        [
          "writes without matches",
          `${user.postings} x ${writesPerPosting}: itinerary 2, legs 1.3 x (2 + 11 indexes), job, mail, counts; ${user.searches} x ${writesPerSearch}: one search of ten is counted`,
          `${round(perUser.writes)} units`,
        ],
        [
          "matches and mails, of the model",
          `at ${sizes.map(count).join(", ")} users`,
          `${sizes.map((users) => round(model(users).reads)).join(", ")} read units; ${sizes.map((users) => round(model(users).writes)).join(", ")} write units`,
        ],
      ],
    ),
    "cost-month": markdownTable(
      ["", ...sizes.map((users) => `${count(users)} users`), "calculation"],
      [
        ...rows.map(({ what, cost, how }) => [
          what,
          ...sizes.map((users) => money(cost(users))),
          how,
        ]),
        ["**together**", ...sizes.map((users) => `**${money(totalOf(users))}**`), ""],
        [
          "with Cognito Essentials instead",
          ...sizes.map((users) =>
            money(totalOf(users) - tiered(users, cognito.lite) + tiered(users, cognito.essentials)),
          ),
          "$0.015 for each user beyond 10,000",
        ],
      ],
    ),
    "cost-watch": markdownTable(
      ["watch", "", "health checks of Route 53", ""],
      Array.from({ length: Object.keys(watchParts).length + 1 }, (_, index) => [
        ...cell(watchParts, index),
        ...cell(route53, index),
      ]),
    ),
    "cost-preview": markdownTable(
      ["a preview without visitors", ""],
      [
        ...Object.entries(preview).map(([what, cost]) => [what, cents(cost)]),
        ["**together**", `**${cents(sum(preview))}**`],
      ],
    ),
  };
}

/** A row of a list of costs; after the last one their sum. */
function cell(costs: Record<string, number>, index: number): string[] {
  const all = Object.entries(costs);
  const [what, cost] = all[index] ?? [];
  if (what !== undefined && cost !== undefined) return [what, cents(cost)];
  return index === all.length ? ["**together**", `**${cents(sum(costs))}**`] : ["", ""];
}

function sum(costs: Record<string, number>): number {
  return Object.values(costs).reduce((all, one) => all + one, 0);
}

function round(value: number, digits = 0): string {
  return value.toFixed(digits);
}

function cents(cost: number): string {
  return `$${cost.toFixed(2)}`;
}

/** Two significant digits below a hundred dollars, three above. */
function money(cost: number): string {
  if (cost < 0.005) return "0";
  const shown = Number(cost.toPrecision(cost < 100 ? 2 : 3));
  return shown.toLocaleString("en");
}

function count(users: number): string {
  return users < million ? users.toLocaleString("en") : `${users / million} million`;
}
