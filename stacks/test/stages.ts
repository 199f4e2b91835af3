/** The two synthesised stages, for `describe.each`: a personal one beside production. */
import { inject } from "vitest";
import { contracts, type FunctionName } from "../../packages/core/src/contracts";
import { environments, type LambdaName } from "../../packages/core/src/environment";
import { openStage, type Stage } from "./stage";
import type {} from "./synthesis-setup";

const files = inject("stages");
export const stages = [openStage(files.ada), openStage(files.prod)];
/** The resources that all stages except production share. */
export const shared = openStage(files.shared);

/** Functions that serve requests. */
export const httpNames = Object.keys(contracts) as FunctionName[];
export const functionNames = (Object.keys(environments) as LambdaName[]).sort();
/** A personal stage has neither backups nor checks of new versions. */
export const functionNamesOf = ({ isProduction }: Stage) =>
  functionNames.filter((name) => isProduction || !["export-users", "check-version"].includes(name));
