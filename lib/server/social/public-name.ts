import { foldHomoglyphs } from '@/lib/persian/homoglyphs'
import { searchKey } from '@/lib/persian/text'
import { hasContactDetails } from '@/lib/persian/validators'

const ZWNJ = '\u200c'
const SHOP_WORDS = [
  ...['ویترین', 'فروشگاه', 'پشتیبانی', 'پشتیبان', 'ادمین', 'مدیر', 'مدیریت', 'اپراتور'],
  ...['vitrin', 'support', 'admin', 'administrator', 'moderator', 'operator'],
]
/** Written together with one of those, they hide nothing. */
const COMPANION_WORDS = [
  'رسمی',
  'تیم',
  'واحد',
  'بخش',
  'سایت',
  'کارشناس',
  'official',
  'team',
  'site',
  'staff',
]
const DIGIT_TWINS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }

function splitWords(name: string): string[] {
  return searchKey(foldHomoglyphs(name)).split(' ')
}

/** A letter held down is read as one. */
function collapseRepeats(text: string): string {
  return text.replace(/(.)\1+/gu, '$1')
}

function withoutDigits(word: string): string {
  return word.replace(/\d/g, '')
}

function digitsAsLetters(word: string): string {
  return word.replace(/\d+$/, '').replace(/\d/g, (digit) => DIGIT_TWINS[digit] ?? digit)
}

/** Every way a name may be read: joiners part words or hide, digits are beside letters or for them. */
function possibleReadings(name: string): string[] {
  return [name.replaceAll(ZWNJ, ' '), name].flatMap((written) => {
    const words = splitWords(written)
    return [words.map(withoutDigits), words.map(digitsAsLetters)].map((as) =>
      collapseRepeats(as.join(' ')),
    )
  })
}

const normalizeName = (name: string) => collapseRepeats(splitWords(name).join(' '))
const withoutSpaces = (phrase: string) => phrase.replaceAll(' ', '')

/** Who is called so would be taken for the shop or for somebody who works there. */
export function isReservedName(name: string, shopName = ''): boolean {
  const phrases = [...SHOP_WORDS, shopName].map(normalizeName).filter((phrase) => phrase !== '')
  const theirs = phrases.map(withoutSpaces).join('|')
  const beside = COMPANION_WORDS.map(normalizeName).join('|')
  const together = new RegExp(`^(?:${beside})*(?:${theirs})(?:${theirs}|${beside})*$`)
  return possibleReadings(name).some(
    (read) =>
      phrases.some((phrase) => ` ${read} `.includes(` ${phrase} `)) ||
      together.test(withoutSpaces(read)),
  )
}

const DEFAULT_NAME = 'کاربر فروشگاه'

function canBeShown(name: string): boolean {
  return !hasContactDetails(name) && !isReservedName(name)
}

/** The first that says who it is, not how to reach them (some write a number) nor that it is the shop. */
export function publicName(...names: (string | null)[]): string {
  return names.find((name) => name && canBeShown(name)) ?? DEFAULT_NAME
}
