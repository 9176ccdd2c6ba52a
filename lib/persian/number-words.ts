import { CURRENCY_NAMES } from './currency'
import { currencyName, toUnits } from './money'

const ONES = [
  ...['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده', 'یازده', 'دوازده'],
  ...['سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'],
]
const TENS = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود']
const HUNDREDS = [
  ...['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'],
]
const GROUPS = ['', 'هزار', 'میلیون', 'میلیارد', 'هزار میلیارد', 'میلیون میلیارد']
const AND = ' و '

function hundredsInWords(number: number): string[] {
  const rest = number % 100
  const [tens, ones] = rest < 20 ? [0, rest] : [Math.floor(rest / 10), rest % 10]
  return [HUNDREDS[Math.floor(number / 100)], TENS[tens], ONES[ones]].flatMap((word) => word || [])
}

/** ۱٬۲۵۰ → «هزار و دویست و پنجاه»; only for whole numbers of an ordinary size. */
export function formatNumberInWords(number: number): string {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} has no words.`)
  if (number === 0) return 'صفر'
  if (number < 0) return `منفی ${formatNumberInWords(-number)}`
  const words: string[] = []
  let left = number
  for (const group of GROUPS) {
    const part = left % 1_000
    left = Math.floor(left / 1_000)
    if (part === 0) continue
    const own =
      part === 1 && group.startsWith('هزار') && left === 0 ? '' : hundredsInWords(part).join(AND)
    words.unshift([own, group].filter(Boolean).join(' '))
  }
  return words.join(AND)
}

/** «دویست هزار تومان»; what is no whole number of the unit is said in rials. */
export function formatAmountInWords(rials: number): string {
  const amount = toUnits(rials)
  return Number.isInteger(amount)
    ? `${formatNumberInWords(amount)} ${currencyName()}`
    : `${formatNumberInWords(rials)} ${CURRENCY_NAMES.rial}`
}
