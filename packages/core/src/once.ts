/** `make`'s value, made when it is first asked for: a cold start pays for what its first call uses. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
