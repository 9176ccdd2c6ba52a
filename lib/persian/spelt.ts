/** What each Latin letter, or two of them, may stand for in a Persian word as it is compared. */
const CONSONANTS: Record<string, string> = {
  ...{ b: 'ب', c: 'کسچ', d: 'د', f: 'ف', g: 'گج', h: 'هح', j: 'ج', k: 'ک', l: 'ل', m: 'م' },
  ...{ n: 'ن', p: 'پ', q: 'قغ', r: 'ر', s: 'سصث', t: 'تط', v: 'و', w: 'و', y: 'ی', z: 'زذضظ' },
  ...{ sh: 'ش', ch: 'چ', kh: 'خ', gh: 'غق', zh: 'ژ', ph: 'ف', ck: 'ک' },
}
const VOWELS: Record<string, string> = { a: 'اعه', e: 'اعیه', i: 'اعی', o: 'اعو', u: 'اعو' }
/** The last letter typed may be half of two. */
const HALVES: Record<string, string> = {
  ...{ s: 'ش', c: 'چ', k: 'خ', g: 'غق', z: 'ژ', p: 'ف' },
}
const SHORTEST = 3
const LONG_AT_END = /[iu]/
const FIRST_OF_VOWELS = 'اع'
const PIECE = /[aeiou]+|sh|ch|kh|gh|zh|ph|ck|x|([a-z])\1?/g

function lettersOf(piece: string): string {
  return CONSONANTS[piece] ?? CONSONANTS[piece.charAt(0)] ?? ''
}

function vowelsOf(run: string): string {
  return [...new Set([...run].flatMap((one) => [...(VOWELS[one] ?? '')]))].join('')
}

function classOf(piece: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const vowels = vowelsOf(piece)
  if (vowels && isFirst) return `[${FIRST_OF_VOWELS}][${vowels}]?`
  const isWritten = piece.length > 1 || (isLast && LONG_AT_END.test(piece))
  if (vowels) return `[${vowels}]{${isWritten ? 1 : 0},2}`
  if (piece === 'x') return 'کس'
  return `[${lettersOf(piece)}${isLast ? (HALVES[piece] ?? '') : ''}]`
}

function firstLetters(piece: string): string[] {
  if (vowelsOf(piece)) return [...FIRST_OF_VOWELS]
  return piece === 'x' ? ['ک'] : [...lettersOf(piece)]
}

export type Spelling = { first: string[]; pattern: string }

/** Persian words that begin as `gosh` or `saat` does, as their first letters and a pattern; short vowels go unwritten. */
export function persianSpelling(typed: string): Spelling | null {
  if (typed.length < SHORTEST || !/^[a-z]+$/.test(typed)) return null
  const pieces = typed.match(PIECE) ?? []
  const classes = pieces.map((piece, i) =>
    classOf(piece, { isFirst: i === 0, isLast: i === pieces.length - 1 }),
  )
  return { first: firstLetters(pieces[0] ?? ''), pattern: `^${classes.join('')}` }
}

/** Not only its beginning. */
export function isWhollySpelt(typed: string, word: string): boolean {
  const spelling = persianSpelling(typed)
  return spelling !== null && new RegExp(`${spelling.pattern}$`).test(word)
}
