import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'

/** The rules of a form are the rules of the call it sends. */
export function formResolver<Body extends z.ZodObject>(call: { body?: Body | undefined }) {
  if (!call.body) throw new TypeError('This call has no body to fill a form with.')
  return zodResolver(call.body)
}
