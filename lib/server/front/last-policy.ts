import type { ServerResponse } from 'node:http'
import { barePolicy } from '@/lib/guard/csp'

const policyHeader = 'content-security-policy'

/** No markup leaves without a policy, not even an error of last resort. */
export function ensurePolicy(response: ServerResponse): void {
  const { writeHead } = response
  Object.assign(response, {
    writeHead(...given: unknown[]) {
      const isMarkup = String(response.getHeader('content-type') ?? '').startsWith('text/html')
      if (isMarkup && !response.hasHeader(policyHeader))
        response.setHeader(policyHeader, barePolicy)
      return Reflect.apply(writeHead, response, given)
    },
  })
}
