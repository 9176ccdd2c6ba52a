import { ApiFailure } from '@/lib/client/http/errors'

/** The failure a call ends with; a call that ends well fails the test. */
export async function catchFailure(call: Promise<unknown>): Promise<ApiFailure> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiFailure) return error
    throw error
  }
  throw new Error('The call was expected to fail.')
}
