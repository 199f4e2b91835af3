/**
 * Reports by a user and about them, which are kept as evidence without their data. The download has
 * the blocks too.
 */
import type { UserData } from "../user-data";
import { Safety } from ".";
import { reportEntity, reportLinkEntity } from "./entity";

export const userData = {
  entities: [reportEntity, reportLinkEntity],
  async export(actor) {
    const [made, blocked] = await Promise.all([Safety.reports(actor), Safety.blocks(actor)]);
    return { reports: made, blocks: blocked };
  },
  forget: Safety.forget,
} satisfies UserData;
