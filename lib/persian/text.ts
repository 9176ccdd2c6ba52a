import { foldDigits, stripBidi } from './digits'
import { lazily } from './lazily'

const ARABIC_TO_PERSIAN: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک' }
const ZWNJ = '\u200c'

/** How text is stored: one way to write each letter, one space between words. */
export function normalizeText(text: string): string {
  return stripBidi(text.normalize('NFC'))
    .replace(/[يىك]/g, (letter) => ARABIC_TO_PERSIAN[letter] ?? letter)
    .replace(/ـ/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

const LETTER_VARIANTS: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ؤ: 'و',
  ئ: 'ی',
  ة: 'ه',
  ۀ: 'ه',
}

/** The spelling two shoppers would share for one word; the same for what is stored and what is asked. */
export function searchKey(text: string): string {
  return foldDigits(normalizeText(text))
    .replaceAll(ZWNJ, ' ')
    .replace(/[\u064b-\u065f\u0670]/g, '')
    .replace(/[آأإؤئةۀ]/g, (letter) => LETTER_VARIANTS[letter] ?? letter)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function slugify(text: string): string {
  return foldDigits(normalizeText(text))
    .replaceAll(ZWNJ, '-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

const EXCERPT_LENGTH = 80

/** The beginning of a longer text, and three dots; a stop or a comma before them would be one too many. */
export function excerpt(text: string, length = EXCERPT_LENGTH): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const beginning = letters.slice(0, length).join('')
  return `${beginning.replace(/[\s.…،؛:,;]+$/u, '')}...`
}

export function compareNames(a: string, b: string): number {
  return getCollator().compare(a, b)
}

const getCollator = lazily(() => new Intl.Collator('fa'))
