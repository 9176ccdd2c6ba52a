/** Made at its first use: a collator or a format of Persian takes a phone longer than drawing the page around it. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
