import { isChunkError } from '../chunk-errors'
import { isApiError } from './error-checks'

export const NO_CONNECTION = 'ارتباط با فروشگاه برقرار نشد؛ اینترنت خود را بررسی کنید.'
export const UNEXPECTED_ERROR = 'خطای پیش‌بینی‌نشده‌ای رخ داد.'

/** The sentence for anything that was thrown. */
export function getErrorMessage(error: unknown): string {
  if (isApiError(error)) return error.message
  return isChunkError(error) ? NO_CONNECTION : UNEXPECTED_ERROR
}
