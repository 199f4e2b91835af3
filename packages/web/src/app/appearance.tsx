import { type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { useId } from "react";
import { useHydrated } from "../lib/hydration";
import { i18n } from "../lib/i18n";
import classes from "./menu.module.css";

const schemes: { value: MantineColorScheme; label: string }[] = [
  { value: "auto", label: i18n.t("System") },
  { value: "light", label: i18n.t("Light") },
  { value: "dark", label: i18n.t("Dark") },
];

/** The choice between the light and the dark colour scheme. */
export function Appearance() {
  const name = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isKnown = useHydrated();
  return (
    <fieldset className={classes.schemes}>
      <legend>{i18n.t("Appearance")}</legend>
      {schemes.map(({ value, label }) => (
        <label key={value} className={classes.scheme}>
          <input
            type="radio"
            name={name}
            checked={isKnown && colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
