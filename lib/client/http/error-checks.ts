import type { ErrorCode } from '@/lib/contract/error-codes'
import type { ApiError } from './errors'

/** Known by its name, so that the class and its tables load with the first call. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

export function hasErrorCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return isApiError(error) && error.code !== null && codes.includes(error.code)
}

export function isNotFound(error: unknown): boolean {
  return hasErrorCode(error, 'not_found')
}

export function isRejection(error: unknown): error is ApiError {
  return isApiError(error) && error.isRejection
}
