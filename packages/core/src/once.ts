/** A function that calls `make` once and returns its value. Keeps work that is not needed out of a cold start. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
