/** What a test gets for `vi.mock("../../lib/api")`: requests whose responses the test provides. */
import { vi } from "vitest";
import type * as api from "../api";

export const call = vi.fn<typeof api.call>();
export const request = vi.fn<typeof api.request>();
