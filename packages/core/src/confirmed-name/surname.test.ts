import { expect, test } from "vitest";
import { hasSurname } from "./surname";

test.each([
  ["Ann Kowalski", "KOWALSKI"],
  ["Kowalski Ann", "KOWALSKI"],
  ["Maria De la Cruz", "DELACRUZ"],
  ["Maria De la Cruz", "DE LA CRUZ"],
  ["Sean O’Brien", "OBRIEN"],
  ["Anne-Marie Dupont-Leroy", "DUPONTLEROY"],
  ["Jürgen Müller", "MUELLER"],
  ["Jürgen Müller", "MULLER"],
  ["José Núñez", "NUNEZ"],
  ["हरप्रीत सिंह", "SINGH"],
  ["ਹਰਪ੍ਰੀਤ ਗਿੱਲ", "GILL"],
  ["ગોપાલ પટેલ", "PATEL"],
  // Who has one name.
  ["Suharto", "SUHARTO"],
])("%s has the surname %s", async (name, surname) => {
  expect(await hasSurname(name, surname, false)).toBe(true);
});

test.each([
  ["Ann Kowalski", "KOWALSKA"],
  ["Ann Kowalski", "KOWAL"],
  ["Ann Kowalski", "SMITH"],
  ["Ann K", "K"],
  ["Ann Kowalski", ""],
  ["", "KOWALSKI"],
  ["हरप्रीत सिंह", "GILL"],
  ["Maria De la Cruz", "CRUZDELA"],
])("%s has not the surname %s", async (name, surname) => {
  expect(await hasSurname(name, surname, false)).toBe(false);
});

test("a surname that was cut off fits by its beginning", async () => {
  const name = "Anna Papadimitriou-Konstantinidou";
  expect(await hasSurname(name, "PAPADIMITRIOUKONSTAN", true)).toBe(true);
  expect(await hasSurname(name, "PAPADIMITRIOUKONSTAN", false)).toBe(false);
  expect(await hasSurname(name, "PAPADOPOULOSKONSTANT", true)).toBe(false);
});
