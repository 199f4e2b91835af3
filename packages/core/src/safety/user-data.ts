/**
 * Reports by a user and about them, which are kept as evidence, masked, under the id of the former account. The download has the blocks
 * too.
 */
import type { UserData } from "../user-data";
import { Safety } from ".";
import { reportEntity, reportLinkEntity } from "./entity";
import { handOver } from "./hand-over";

export const userData = {
  entities: [reportEntity, reportLinkEntity],
  async export(actor) {
    const [made, blocked] = await Promise.all([Safety.reports(actor), Safety.blocks(actor)]);
    return { reports: made, blocks: blocked };
  },
  handOver,
  forget: Safety.forget,
} satisfies UserData;
