import { isChunkError } from '../chunk-errors'

export const NO_CONNECTION = 'ارتباط با فروشگاه برقرار نشد؛ اینترنت خود را بررسی کنید.'
export const UNEXPECTED_ERROR = 'خطای پیش‌بینی‌نشده‌ای رخ داد.'

/** The sentence for anything that was thrown; a failed call is known by name, so that its class loads late. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof Error && error.name === 'ApiError') return error.message
  return isChunkError(error) ? NO_CONNECTION : UNEXPECTED_ERROR
}
