/** A list of short sentences, such as the plain rules of `@flightaides/core/safety/rules`. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
