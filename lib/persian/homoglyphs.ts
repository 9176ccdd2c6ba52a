import { foldDigits } from './digits'

/** Cyrillic and Greek letters that are drawn as Latin ones. */
const LATIN_LOOKALIKES: Record<string, string> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h' },
  ...{ о: 'o', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y' },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
}
const INVISIBLE = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu

/** Letters as they look, without what only hides them from a machine. */
export function foldHomoglyphs(text: string): string {
  return foldDigits(text.normalize('NFKD'))
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[\u0370-\u052f]/g, (letter) => LATIN_LOOKALIKES[letter] ?? letter)
}
