import { ApiError } from '@/lib/client/http/errors'

/** The failure a call ends with; a call that ends well fails the test. */
export async function catchApiError(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('The call was expected to fail.')
}
