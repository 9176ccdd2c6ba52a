const ONE_WORD = /^\p{L}{3,20}$/u
const LONG_WORD = 7
const TWO_EDITS_FROM = 6

function deleteOneLetter(words: Iterable<string>): Set<string> {
  const shorter = new Set<string>()
  for (const word of words) {
    const letters = [...word]
    letters.forEach((_, i) =>
      shorter.add([...letters.slice(0, i), ...letters.slice(i + 1)].join('')),
    )
  }
  return shorter
}

function deleteVariants(word: string, most: number): string[] {
  const one = deleteOneLetter([word])
  const two = most > 1 ? deleteOneLetter(one) : []
  return [...new Set([word, ...one, ...two])]
}

/** What is kept of a word so that a misspelling of it meets it; a number has none. */
export function symspellDeletes(word: string): string[] {
  return ONE_WORD.test(word) ? deleteVariants(word, word.length >= LONG_WORD ? 2 : 1) : []
}

/** What a typed word is compared by. */
export function symspellQueryDeletes(word: string): string[] {
  return ONE_WORD.test(word) ? deleteVariants(word, maxEditDistance(word)) : []
}

export function maxEditDistance(word: string): number {
  return word.length >= TWO_EDITS_FROM ? 2 : 1
}

/** Letters to add, drop, change or swap with their neighbour until one word is the other. */
export function editDistance(a: string, b: string): number {
  const rows = [...a, ''].map((_, i) => [...b, ''].map((__, j) => (i === 0 ? j : j === 0 ? i : 0)))
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity
      const row = rows[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped)
    }
  }
  return at(a.length, b.length)
}
