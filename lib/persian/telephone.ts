import { foldDigits } from './digits'

/** What dials a number as it is written for people; null where no digit is in it. */
export function formatTelephoneHref(phone: string): string | null {
  const dialled = foldDigits(phone).replace(/[^\d+]/g, '')
  return /\d/.test(dialled) ? `tel:${dialled}` : null
}
