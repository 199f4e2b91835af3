/** What the benchmarks measure, in the order of docs/benchmarks.md. Each one measures what it compares with in the same run. */
type Benchmark = {
  what: string;
  against: string;
  /** Options in `npm run bench -- all`. */
  options?: readonly string[];
};

export const benches = {
  search: {
    what: "A search with 1,000, 10,000 and 100,000 active itineraries.",
    against: "the least read units with which the matches can be read, a scan, and one query",
    options: ["1000", "10000", "100000"],
  },
  airports: {
    what: "Suggestions of airports as somebody types, in Latin letters and in other scripts.",
    against: "a limit of 5 ms",
  },
  masking: {
    what: "Masking of contact data in a note of 1,000 characters.",
    against: "a limit of 50 ms, and a note of a quarter of the length",
  },
  notify: {
    what: "A run of the schedule with 1,000 new itineraries.",
    against: "the same run with fewer active itineraries",
    options: ["1000", "10000"],
  },
  fanout: {
    what: "What postings cause when many people fly on few routes.",
    against: "the model of docs/scale.md, and the design before digests",
  },
  cost: {
    what: "What a month costs: the tables of docs/scale.md, calculated.",
    against: "the list prices of AWS",
  },
  "cold-start": {
    what: "The start of each function and its first event.",
    against: "a function with DynamoDB's client and ElectroDB that only makes the same reads",
  },
  handlers: {
    what: "One call of each of seven verbs in its bundled function, after others.",
    against: "the same calls to AWS and PayPal, made with the clients of the SDK and `fetch` alone",
  },
  throughput: {
    what: "Requests a second that the API of `npm start` answers.",
    against: "a server that makes one query of the same engine for each request",
  },
  flood: {
    what: "Two minutes of one account at full speed.",
    against: "the searches of others before it",
  },
  web: {
    what: "Lighthouse for phones, and the layout shifts of the pages.",
    against: "a bare page in the same run, and packages/bench/src/web-budget.json",
  },
  interaction: {
    what: "From a tap or a key press to the next paint, on a CPU that is four times slower.",
    against: "a bare page that answers a press with a thousand paragraphs",
  },
  soak: {
    what: "Ten minutes of use while services fail.",
    against: "what was acknowledged, the ledger of PayPal, and the first two minutes",
  },
} as const satisfies Record<string, Benchmark>;

export type BenchmarkName = keyof typeof benches;
