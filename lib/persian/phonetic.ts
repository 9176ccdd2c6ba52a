/** Letters that carry a word's sound in either script; vowels are heard too differently to compare. */
const PERSIAN_SOUNDS: Record<string, string> = {
  ...{ ب: 'b', پ: 'p', ت: 't', ط: 't', ث: 's', س: 's', ص: 's', ج: 'j', چ: 'C', ح: 'h', خ: 'X' },
  ...{ د: 'd', ذ: 'z', ز: 'z', ض: 'z', ظ: 'z', ر: 'r', ژ: 'Z', ش: 'S', غ: 'G', ق: 'G', ف: 'f' },
  ...{ ک: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n' },
}
const LATIN_SOUNDS: [RegExp, string][] = [
  ...([
    [/sh/g, 'S'],
    [/ch/g, 'C'],
    [/kh/g, 'X'],
    [/gh|q/g, 'G'],
    [/ph/g, 'f'],
    [/zh/g, 'Z'],
    [/ck|c/g, 'k'],
    [/x/g, 'ks'],
  ] satisfies [RegExp, string][]),
  [/[aeiouywhv]/g, ''],
]
const MIN_LENGTH = 3
const MIN_CONSONANTS = 1

function consonantSounds(word: string): string {
  if (/^[a-z]+$/.test(word)) {
    return LATIN_SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
  }
  return [...word].map((letter) => PERSIAN_SOUNDS[letter] ?? '').join('')
}

/** What آریا and Aria, or گلکسی and Galaxy, have in common; null where nothing can be told. */
export function phoneticKey(word: string): string | null {
  if (word.length < MIN_LENGTH || !/^(?:[a-z]+|[\u0600-\u06ff]+)$/.test(word)) return null
  const consonants = consonantSounds(word)
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
  const begins = /^[aeiouاعآ]/.test(word) ? 'a' : ''
  const ends = /[aeiouyاویه]$/.test(word) ? 'a' : ''
  return consonants.length < MIN_CONSONANTS || (begins + consonants + ends).length < MIN_LENGTH
    ? null
    : begins + consonants + ends
}

export const isLatin = (word: string) => /^[a-z]/.test(word)
