import { ApiFailure } from '@/lib/api/failure'
import { sentenceOf } from '@/lib/api/sentence'
import { persianDigits } from '@/lib/persian/digits'

/** What to tell, and at which field; without a field it is told above the button. */
export type Told = { field: string | null; text: string }

const TOLD_BY_SHOP = [400, 412]

function waiting(seconds: number): string {
  if (seconds < 60) return `${persianDigits(Math.max(1, Math.ceil(seconds)))} ثانیهٔ`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${persianDigits(minutes)} دقیقهٔ`
  return `${persianDigits(Math.ceil(minutes / 60))} ساعت`
}

/** `field` is the one that the shop's own words speak of. */
export function failureWords(error: unknown, field: string): Told {
  if (!(error instanceof ApiFailure)) return { field: null, text: sentenceOf(error) }
  const { status, fields, message } = error
  const [wrong] = Object.entries(fields)
  if (status === 422 && wrong) return { field: wrong[0], text: wrong[1][0] ?? message }
  return { field: TOLD_BY_SHOP.includes(status) ? field : null, text: message }
}

/** For codes and passwords, where the shop's own words leave out how long the wait is. */
export function triesWords(error: unknown, field: string): Told {
  if (error instanceof ApiFailure && error.status === 429 && error.retryAfter !== null) {
    const wait = waiting(error.retryAfter)
    return { field, text: `تلاش‌ها زیاد بود؛ ${wait} دیگر دوباره تلاش کنید.` }
  }
  return failureWords(error, field)
}
