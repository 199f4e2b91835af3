/** Mails and itineraries that are no longer retried automatically. Remove the cause first: what fails again is parked again. */
import { type Commands, counted, desk, exactly, Refused } from "./command";

const page = 1000;

export const parked: Commands = {
  mails: {
    args: "",
    about: "lists parked mails: id, recipient, kind, time, failures",
    async run({ args }) {
      exactly(args, 0);
      const mails = await (await desk()).parkedMails(page);
      for (const { id, uid, kind, createdAt, attempts, error } of mails) {
        console.log(id);
        console.log(`  to ${uid}, ${kind}, created ${createdAt}, ${attempts} failures: ${error}`);
      }
      if (mails.length === page) console.log("These are the oldest.");
      console.log(`${counted(mails.length, "mail")} parked.`);
    },
  },
  "retry-mail": {
    args: "<id>|all",
    about: "queues a parked mail, or all of them, for the schedule to send",
    async run({ args, operator, now }) {
      const [id = ""] = exactly(args, 1);
      const Desk = await desk();
      const count =
        id === "all"
          ? await Desk.retryMails(operator, now)
          : Number(await Desk.retryMail(id, operator, now));
      if (id !== "all" && count === 0) throw new Refused(`No mail ${id} is parked.`);
      console.log(`${counted(count, "mail")} queued.`);
    },
  },
  "drop-mail": {
    args: "<id>",
    about: "deletes a parked mail, which is never sent",
    async run({ args, operator, now }) {
      const [id = ""] = exactly(args, 1);
      const isDropped = await (await desk()).dropMail(id, operator, now);
      if (!isDropped) throw new Refused(`No mail ${id} is parked.`);
      console.log("The mail is dropped.");
    },
  },
  itineraries: {
    args: "",
    about: "lists itineraries whose matches could not be searched: id, failures",
    async run({ args }) {
      exactly(args, 0);
      const all = await (await desk()).parkedItineraries(page);
      for (const { id, attempts, error } of all)
        console.log(`${id}\n  ${attempts} failures: ${error}`);
      if (all.length === page) console.log("These are the oldest.");
      console.log(
        all.length === 1 ? "1 itinerary is parked." : `${all.length} itineraries are parked.`,
      );
    },
  },
  "retry-itinerary": {
    args: "<id>|all",
    about: "queues a parked itinerary, or all of them, for the schedule to match",
    async run({ args, operator, now }) {
      const [id = ""] = exactly(args, 1);
      const Desk = await desk();
      const count =
        id === "all"
          ? await Desk.retryItineraries(operator, now)
          : Number(await Desk.retryItinerary(id, operator, now));
      if (id !== "all" && count === 0) throw new Refused(`No itinerary ${id} is parked.`);
      console.log(count === 1 ? "1 itinerary is queued." : `${count} itineraries are queued.`);
    },
  },
};
