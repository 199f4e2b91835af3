import * as z from "zod/mini";
import { suspensionReasons } from "./suspension-reasons";

export const SuspensionReason = z.enum(suspensionReasons);
