const NATIONAL_CODE = /^\d{10}$/
const ALL_THE_SAME = /^(\d)\1*$/
const COMPANY_ID = /^\d{11}$/
const COMPANY_WEIGHTS = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17]
const POSTAL_CODE = /^[13-9]{5}\d{5}$/

function digitAt(text: string, at: number): number {
  return Number(text.charAt(at))
}

/** What people write between the digits of a card or a phone number. */
export function stripSeparators(folded: string): string {
  return folded.replace(/[\s\-–_.,٬]/g, '')
}

export function isNationalCode(digits: string): boolean {
  if (!NATIONAL_CODE.test(digits) || ALL_THE_SAME.test(digits)) return false
  let sum = 0
  for (let at = 0; at < 9; at += 1) sum += digitAt(digits, at) * (10 - at)
  const rest = sum % 11
  return digitAt(digits, 9) === (rest < 2 ? rest : 11 - rest)
}

export function isCompanyId(digits: string): boolean {
  if (!COMPANY_ID.test(digits) || ALL_THE_SAME.test(digits)) return false
  const added = digitAt(digits, 9) + 2
  const sum = COMPANY_WEIGHTS.reduce(
    (total, weight, at) => total + (digitAt(digits, at) + added) * weight,
    0,
  )
  return digitAt(digits, 10) === (sum % 11) % 10
}

/** A company's is its national id; a person's has fourteen digits. */
export function isEconomicCode(digits: string): boolean {
  return /^\d{14}$/.test(digits) || isCompanyId(digits)
}

export function isPostalCode(digits: string): boolean {
  return POSTAL_CODE.test(digits)
}

export function isBankCard(digits: string): boolean {
  if (!/^\d{16}$/.test(digits) || ALL_THE_SAME.test(digits)) return false
  let sum = 0
  for (let at = 0; at < 16; at += 1) {
    const doubled = digitAt(digits, at) * (at % 2 === 0 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Its bank and its end, by which its owner knows it. */
export function maskBankCard(digits: string): string {
  return `${digits.slice(0, 6)}******${digits.slice(-4)}`
}

/** As on the card itself, and as banks write an account; of a masked one, too. */
export function groupByFour(card: string): string {
  return card.replace(/(.{4})(?=.)/g, '$1 ')
}

/** It is written with its country or without. */
export function toSheba(text: string): string {
  const upper = text.toUpperCase()
  return /^\d/.test(upper) ? `IR${upper}` : upper
}

/** Its country and its end, by which its owner knows it; in groups of four all the same. */
export function maskSheba(sheba: string): string {
  return `${sheba.slice(0, 4)}****${sheba.slice(-4)}`
}

export function isSheba(text: string): boolean {
  if (!/^IR\d{24}$/.test(text)) return false
  const moved = `${text.slice(4)}1827${text.slice(2, 4)}`
  let rest = 0
  for (const digit of moved) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
