import type { ServerResponse } from 'node:http'
import { barePolicy } from '@/lib/session/csp'
import { serverErrorPage } from './plain-page'

const policyHeader = 'content-security-policy'
const BODY_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'etag']

/** Of a redirect that is kept Next writes the address twice; joined into one, as in a worker, they lead nowhere. */
function dedupeLocation(response: ServerResponse): void {
  const location = response.getHeader('location')
  if (Array.isArray(location) && location[0]) response.setHeader('location', location[0])
}

/**
 * No markup leaves without a policy. Next's page of last resort draws itself by inline scripts that no
 * policy of ours lets run, so a failure that comes without one is told by a page of our own.
 */
export function ensureCsp(response: ServerResponse): void {
  const { writeHead, write, end } = response
  let failed = false
  Object.assign(response, {
    writeHead(...given: unknown[]) {
      const [status] = given
      dedupeLocation(response)
      const isMarkup = String(response.getHeader('content-type') ?? '').startsWith('text/html')
      if (isMarkup && !response.hasHeader(policyHeader)) {
        response.setHeader(policyHeader, barePolicy)
        failed = (typeof status === 'number' ? status : response.statusCode) >= 500
      }
      if (failed) {
        for (const name of BODY_HEADERS) response.removeHeader(name)
        response.setHeader('Cache-Control', 'no-store')
      }
      return Reflect.apply(writeHead, response, given)
    },
    write(...given: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      return failed ? true : Reflect.apply(write, response, given)
    },
    end(...given: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      return failed
        ? Reflect.apply(end, response, [serverErrorPage])
        : Reflect.apply(end, response, given)
    },
  })
}
