import { ApiFailure } from '@/lib/api/failure'

/** The failure a call ends with; a call that ends well fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiFailure) return error
    throw error
  }
  throw new Error('The call was expected to fail.')
}
