import { lettersAsTheyLook } from '@/lib/persian/looks'
import { searchKey } from '@/lib/persian/text'

const ZWNJ = '\u200c'
const OF_THE_SHOP = [
  ...['ویترین', 'فروشگاه', 'پشتیبانی', 'پشتیبان', 'ادمین', 'مدیر', 'مدیریت', 'اپراتور'],
  ...['vitrin', 'support', 'admin', 'administrator', 'moderator', 'operator'],
]
/** Written together with one of those, they hide nothing. */
const BESIDE = [
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

function wordsOf(name: string): string[] {
  return searchKey(lettersAsTheyLook(name)).split(' ')
}

/** A letter held down is read as one. */
function once(text: string): string {
  return text.replace(/(.)\1+/gu, '$1')
}

function withoutDigits(word: string): string {
  return word.replace(/\d/g, '')
}

function digitsAsLetters(word: string): string {
  return word.replace(/\d+$/, '').replace(/\d/g, (digit) => DIGIT_TWINS[digit] ?? digit)
}

/** Every way a name may be read: joiners part words or hide, digits are beside letters or for them. */
function readings(name: string): string[] {
  return [name.replaceAll(ZWNJ, ' '), name].flatMap((written) => {
    const words = wordsOf(written)
    return [words.map(withoutDigits), words.map(digitsAsLetters)].map((as) => once(as.join(' ')))
  })
}

const plain = (name: string) => once(wordsOf(name).join(' '))
const closed = (phrase: string) => phrase.replaceAll(' ', '')

/** Who is called so would be taken for the shop or for somebody who works there. */
export function isReservedName(name: string, shopName = ''): boolean {
  const phrases = [...OF_THE_SHOP, shopName].map(plain).filter((phrase) => phrase !== '')
  const theirs = phrases.map(closed).join('|')
  const beside = BESIDE.map(plain).join('|')
  const together = new RegExp(`^(?:${beside})*(?:${theirs})(?:${theirs}|${beside})*$`)
  return readings(name).some(
    (read) =>
      phrases.some((phrase) => ` ${read} `.includes(` ${phrase} `)) || together.test(closed(read)),
  )
}
