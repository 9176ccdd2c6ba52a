import { isLostChunk } from './lost-chunk'

export const NO_LINE = 'ارتباط با فروشگاه برقرار نشد؛ اینترنت خود را بررسی کنید.'
export const UNEXPECTED = 'خطای پیش‌بینی‌نشده‌ای رخ داد.'

/** What to tell a shopper of anything that was thrown; a failed call is known by name, so that its class loads late. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Error && error.name === 'ApiFailure') return error.message
  return isLostChunk(error) ? NO_LINE : UNEXPECTED
}
