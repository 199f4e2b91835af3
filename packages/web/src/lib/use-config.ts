import { useQuery } from "@tanstack/react-query";
import { type Config, loadConfig } from "./config";

/** The configuration, once it is here, for texts that read well without it. */
export function useConfig(): Config | undefined {
  return useQuery({ queryKey: ["config"], queryFn: loadConfig }).data;
}
