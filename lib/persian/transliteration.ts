/** What each Latin letter, or two of them, may stand for in a Persian word as it is compared. */
const CONSONANTS: Record<string, string> = {
  ...{ b: 'ب', c: 'کسچ', d: 'د', f: 'ف', g: 'گج', h: 'هح', j: 'ج', k: 'ک', l: 'ل', m: 'م' },
  ...{ n: 'ن', p: 'پ', q: 'قغ', r: 'ر', s: 'سصث', t: 'تط', v: 'و', w: 'و', y: 'ی', z: 'زذضظ' },
  ...{ sh: 'ش', ch: 'چ', kh: 'خ', gh: 'غق', zh: 'ژ', ph: 'ف', ck: 'ک' },
}
const VOWELS: Record<string, string> = { a: 'اعه', e: 'اعیه', i: 'اعی', o: 'اعو', u: 'اعو' }
/** The last letter typed may be half of two. */
const PARTIAL_DIGRAPHS: Record<string, string> = {
  ...{ s: 'ش', c: 'چ', k: 'خ', g: 'غق', z: 'ژ', p: 'ف' },
}
const MIN_LENGTH = 3
const LONG_FINAL_VOWEL = /[iu]/
const FIRST_OF_VOWELS = 'اع'
const SYLLABLE_PIECE = /[aeiou]+|sh|ch|kh|gh|zh|ph|ck|x|([a-z])\1?/g

function consonantsOf(piece: string): string {
  return CONSONANTS[piece] ?? CONSONANTS[piece.charAt(0)] ?? ''
}

function vowelsOf(run: string): string {
  return [...new Set([...run].flatMap((one) => [...(VOWELS[one] ?? '')]))].join('')
}

function classOf(piece: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const vowels = vowelsOf(piece)
  if (vowels && isFirst) return `[${FIRST_OF_VOWELS}][${vowels}]?`
  const isWritten = piece.length > 1 || (isLast && LONG_FINAL_VOWEL.test(piece))
  if (vowels) return `[${vowels}]{${isWritten ? 1 : 0},2}`
  if (piece === 'x') return 'کس'
  return `[${consonantsOf(piece)}${isLast ? (PARTIAL_DIGRAPHS[piece] ?? '') : ''}]`
}

function firstLetters(piece: string): string[] {
  if (vowelsOf(piece)) return [...FIRST_OF_VOWELS]
  return piece === 'x' ? ['ک'] : [...consonantsOf(piece)]
}

export type TransliterationPattern = { first: string[]; pattern: string }

/** Persian words that begin as `gosh` or `saat` does, as their first letters and a pattern; short vowels go unwritten. */
export function transliterationPattern(typed: string): TransliterationPattern | null {
  if (typed.length < MIN_LENGTH || !/^[a-z]+$/.test(typed)) return null
  const pieces = typed.match(SYLLABLE_PIECE) ?? []
  const classes = pieces.map((piece, i) =>
    classOf(piece, { isFirst: i === 0, isLast: i === pieces.length - 1 }),
  )
  return { first: firstLetters(pieces[0] ?? ''), pattern: `^${classes.join('')}` }
}

/** Not only its beginning. */
export function isTransliterationOf(typed: string, word: string): boolean {
  const spelling = transliterationPattern(typed)
  return spelling !== null && new RegExp(`${spelling.pattern}$`).test(word)
}

/** How Latin letters are called: «ای ۵۵» is A55. */
const latinLettersByName = new Map<string, string[]>([
  ['ای', ['a', 'e']],
  ['بی', ['b']],
  ['سی', ['c']],
  ['دی', ['d']],
  ['اف', ['f']],
  ['جی', ['g', 'j']],
  ['اچ', ['h']],
  ['کی', ['k']],
  ['ال', ['l']],
  ['ام', ['m']],
  ['ان', ['n']],
  ['او', ['o']],
  ['پی', ['p']],
  ['کیو', ['q']],
  ['ار', ['r']],
  ['اس', ['s']],
  ['تی', ['t']],
  ['یو', ['u']],
  ['وی', ['v']],
  ['ایکس', ['x']],
  ['وای', ['y']],
  ['زد', ['z']],
])

export function latinLettersNamed(word: string): string[] {
  return latinLettersByName.get(word) ?? []
}

/** The keys of an English keyboard and the letters that the Persian one has on them. */
const LATIN_KEYS = `qwertyuiop[]asdfghjkl;'zxcvbnm,\\\``
const PERSIAN_KEYS = `ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوپپ`

const persianByLatinKey = new Map([...LATIN_KEYS].map((key, i) => [key, PERSIAN_KEYS[i] ?? key]))
persianByLatinKey.set('C', 'ژ').set('H', 'آ').set('M', 'ء')

const latinByPersianKey = new Map(
  [...PERSIAN_KEYS].map((letter, i) => [letter, LATIN_KEYS[i] ?? letter]),
)
latinByPersianKey
  .set('پ', 'm')
  .set('ژ', 'c')
  .set('آ', 'h')
  .set('ئ', 'm')
  .set('ي', 'd')
  .set('ك', ';')

function mapKeys(map: Map<string, string>, text: string): string {
  return [...text].map((key) => map.get(key) ?? map.get(key.toLowerCase()) ?? key).join('')
}

/** What a person meant who forgot to change the keyboard: `l,fhdg` is موبایل and «شقهش» is `aria`. */
export function switchKeyboardLayout(text: string): string {
  return /\p{Script=Arabic}/u.test(text)
    ? mapKeys(latinByPersianKey, text)
    : mapKeys(persianByLatinKey, text)
}

/** The same where it can be words: a letter of one layout may be a mark of the other, as «ک» is `;`. */
export function readOnOtherLayout(text: string): string | undefined {
  const switched = switchKeyboardLayout(text)
  return switched === text || /[^\p{L}\p{M}\p{N}\s\u200c-]/u.test(switched) ? undefined : switched
}
