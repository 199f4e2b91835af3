import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fits } from "./fits";

type Case = [profile: string, given: string, surname: string];

test.each<Case>([
  ["Ann Kowalski", "Ann", "Kowalski"],
  ["KOWALSKI ann", "Ann", "Kowalski"],
  ["Kowalski, Ann", "Ann", "Kowalski"],
  ["Ann Kowalski", "Ann Maria", "Kowalski"],
  ["Ann Maria Kowalski", "Ann", "Kowalski"],
  ["Ann M. Kowalski", "Ann Maria", "Kowalski"],
  ["Ann M. Kowalski", "Ann", "Kowalski"],
  ["M. Ann Kowalski", "Ann Maria", "Kowalski"],
  ["Kowalski, Ann Maria", "Ann", "Kowalski"],
  ["Maria Kowalski Ann", "Ann Maria", "Kowalski"],
  ["Ann Maria Kowalski", "Ann M", "Kowalski"],
  ["Dr. Ann Kowalski", "Ann", "Kowalski"],
  ["José Núñez", "Jose", "Nunez"],
  ["Jürgen Müller", "Juergen", "Mueller"],
  ["Jurgen Muller", "Jürgen", "Müller"],
  ["Sean O’Brien", "Sean", "OBrien"],
  ["Jean-Pierre Dupont", "Jean Pierre", "Dupont"],
  ["Maria De la Cruz", "Maria", "Delacruz"],
  ["Łukasz Żak", "Lukasz", "Zak"],
  ["प्रिया शर्मा", "Priya", "Sharma"],
  ["Priya Sharma", "प्रिया", "शर्मा"],
  ["हरप्रीत सिंह", "Harpreet", "Singh"],
  ["ਹਰਪ੍ਰੀਤ ਗਿੱਲ", "Harpreet", "Gill"],
  ["ગોપાલ પટેલ", "Gopal", "Patel"],
  ["فاطمة خان", "Fatima", "Khan"],
  ["王伟", "Wei", "Wang"],
  ["Фёдор Петров", "Fedor", "Petrov"],
])("%s is %s %s", async (profile, given, surname) => {
  expect(await fits(profile, { given, surname })).toBe(true);
});

test.each<Case>([
  ["Ann Kowalski", "Anna", "Kowalski"],
  ["Ann Kowalski", "Ann", "Kowalska"],
  ["Ann Kowalski", "Bob", "Kowalski"],
  ["Ann Kowalski", "Ann", "Marsh"],
  ["Ann", "Ann", "Kowalski"],
  ["Kowalski", "Ann", "Kowalski"],
  ["A. Kowalski", "Ann", "Kowalski"],
  ["Ann K.", "Ann", "Kowalski"],
  ["A K", "A", "K"],
  ["Ann Maria", "Ann Maria", "Kowalski"],
  ["Ann Kowalski Bob Marsh", "Ann", "Kowalski"],
  ["Ann Bob Kowalski", "Ann Maria", "Kowalski"],
  ["Ann Ann", "Ann", "Kowalski"],
  ["Meera Rohan Sharma", "Rohan", "Sharma"],
  ["Captain Rohan Sharma", "Rohan", "Sharma"],
  ["M. Rohan Sharma", "Rohan", "Sharma"],
  ["Meera Sharma Rohan", "Rohan", "Sharma"],
  ["Sharma, Meera Rohan", "Rohan", "Sharma"],
  ["Rohan Sharma Meera", "Rohan", "Sharma"],
  ["Mr Kowalski", "Ann", "Kowalski"],
  ["Mona Rao", "Mina", "Rao"],
  ["प्रिया शर्मा", "Priya", "Verma"],
  ["محمد علی", "Ahmed", "Ali"],
  ["✈ ✈", "✈", "✈"],
  ["", "", ""],
  ["Ann Kowalski", "", "Kowalski"],
])("%s is not %s %s", async (profile, given, surname) => {
  expect(await fits(profile, { given, surname })).toBe(false);
});

const word = fc
  .stringMatching(/^[a-z]{2,9}$/)
  .filter((one) => !["mr", "ms", "mx", "dr", "jr", "sr", "sir"].includes(one));
const person = fc.record({ given: word, surname: word });

describe("for any names", () => {
  it("answers, whatever the text", async () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (profile, given, surname) => {
        expect(typeof (await fits(profile, { given, surname }))).toBe("boolean");
      }),
    );
  });

  it("order, case and spaces make no difference", async () => {
    await fc.assert(
      fc.asyncProperty(person, async ({ given, surname }) => {
        expect(await fits(`${given} ${surname}`, { given, surname })).toBe(true);
        expect(await fits(` ${surname.toUpperCase()},  ${given}`, { given, surname })).toBe(true);
      }),
    );
  });

  it("another surname, or another given name, never fits", async () => {
    await fc.assert(
      fc.asyncProperty(person, word, async ({ given, surname }, other) => {
        fc.pre(other !== surname && other !== given && given !== surname);
        // The same letters, parted otherwise, are the same name written together.
        fc.pre(![given + surname, surname + given].includes(given + other));
        fc.pre(![given + surname, surname + given].includes(other + surname));
        expect(await fits(`${given} ${other}`, { given, surname })).toBe(false);
        expect(await fits(`${other} ${surname}`, { given, surname })).toBe(false);
      }),
    );
  });

  it("one name, or initials, never fit", async () => {
    await fc.assert(
      fc.asyncProperty(person, async ({ given, surname }) => {
        for (const profile of [given, surname, `${given[0]} ${surname}`, `${given} ${surname[0]}`])
          expect(await fits(profile, { given, surname })).toBe(false);
      }),
    );
  });
});
