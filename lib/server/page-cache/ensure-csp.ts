import type { ServerResponse } from 'node:http'
import { barePolicy } from '@/lib/session/csp'
import { serverErrorPage } from './plain-page'

const policyHeader = 'content-security-policy'
const BODY_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'etag']

/** Next writes the location of a stored redirect twice, and a service worker would join the two. */
function dedupeLocation(response: ServerResponse): void {
  const location = response.getHeader('location')
  if (Array.isArray(location) && location[0]) response.setHeader('location', location[0])
}

/**
 * No markup leaves without a policy. Next's own error page renders by inline scripts that no policy of
 * ours lets run, so an error without a policy is replaced by a page of our own.
 */
export function ensureCsp(response: ServerResponse): void {
  const { writeHead, write, end } = response
  let hasFailed = false
  Object.assign(response, {
    writeHead(...given: unknown[]) {
      const [status] = given
      dedupeLocation(response)
      const isMarkup = String(response.getHeader('content-type') ?? '').startsWith('text/html')
      if (isMarkup && !response.hasHeader(policyHeader)) {
        response.setHeader(policyHeader, barePolicy)
        hasFailed = (typeof status === 'number' ? status : response.statusCode) >= 500
      }
      if (hasFailed) {
        for (const name of BODY_HEADERS) response.removeHeader(name)
        response.setHeader('Cache-Control', 'no-store')
      }
      return Reflect.apply(writeHead, response, given)
    },
    write(...given: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      return hasFailed ? true : Reflect.apply(write, response, given)
    },
    end(...given: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      return hasFailed
        ? Reflect.apply(end, response, [serverErrorPage])
        : Reflect.apply(end, response, given)
    },
  })
}
