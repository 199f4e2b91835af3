/**
 * Reports by a user and about them, which are kept as evidence, masked, under the id of the former account. The download has
 * their own reports, appeals and blocks.
 */
import type { UserData } from "../user-data";
import { Safety } from ".";
import { reportEntity, reportLinkEntity } from "./entity";
import { handOver } from "./hand-over";

export const userData = {
  entities: [reportEntity, reportLinkEntity],
  async export(actor) {
    const [reports, appeals, blocks] = await Promise.all([
      Safety.reports(actor),
      Safety.appeals(actor),
      Safety.blocks(actor),
    ]);
    return { reports, appeals, blocks };
  },
  handOver,
  forget: Safety.forget,
} satisfies UserData;
