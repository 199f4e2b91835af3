/** A function that calls `make` the first time and returns the same value ever after. Keeps unused work out of a cold start. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
