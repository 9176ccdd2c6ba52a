import { foldDigits, stripBidi } from './digits'

const MOBILE = /^(?:\+98|0098|98|0)?(9\d{9})$/

/** A mobile in any of the forms people write, as it is stored; null when it is none. */
export function normalizeMobile(text: string): string | null {
  const number = MOBILE.exec(stripBidi(foldDigits(text)).replace(/[\s().-]/g, ''))?.[1]
  return number === undefined ? null : `+98${number}`
}

/** A stored mobile as people write it. */
export function formatMobile(stored: string): string {
  return stored.replace(/^\+98/, '0')
}

const WITH_COUNTRY = /^(?:\+98|0098)0?/
const BARE_COUNTRY_CODE = /^98(?=[1-9]\d{9}$)/

/** A phone number as it is dialled inside the country. */
export function toDomesticNumber(number: string): string {
  return number.replace(WITH_COUNTRY, '0').replace(BARE_COUNTRY_CODE, '0')
}

const CONTACT_DETAILS = /^[\d\s+()-]+$|\d[\d\s().-]{5,}\d|@/

/** A number or an e-mail instead of a name, or beside it. */
export function hasContactDetails(name: string): boolean {
  return CONTACT_DETAILS.test(stripBidi(foldDigits(name)))
}
