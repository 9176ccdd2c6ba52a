import type { IncomingMessage } from 'node:http'

/** Trusts only so many proxies; what a browser claims beyond them is ignored. */
export function clientIp(
  forwardedFor: string | undefined,
  remote: string,
  trustProxy: number,
): string {
  const claimed = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const line = [...claimed, remote]
  const address = line[Math.max(0, line.length - 1 - trustProxy)] ?? remote
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

export function readIp({ headers, socket }: IncomingMessage, trustProxy: number): string {
  const forwardedFor = [headers['x-forwarded-for'] ?? ''].flat().join(',')
  return clientIp(forwardedFor, socket.remoteAddress ?? 'unknown', trustProxy)
}

const proxyHeaders = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']
const untrustedHeaders = [
  'forwarded',
  'x-real-ip',
  // Next would take a nonce from here and render it into a stored page.
  'content-security-policy',
  'content-security-policy-report-only',
]

/** Longer than any browser's; the patterns by which Next knows a crawler are quadratic in it. */
const MAX_USER_AGENT = 512

/** Before anything reads it: of a page that is stored as well. */
export function cutUserAgent({ headers }: IncomingMessage): void {
  const userAgent = headers['user-agent']
  if (userAgent !== undefined) headers['user-agent'] = userAgent.slice(0, MAX_USER_AGENT)
}

/** Leaves one true IP in `x-forwarded-for` and nothing else that a client could make up. */
export function sanitizeHeaders(request: IncomingMessage, trustProxy: number): void {
  const { headers } = request
  headers['x-forwarded-for'] = readIp(request, trustProxy)
  for (const name of untrustedHeaders) delete headers[name]
  if (trustProxy === 0) for (const name of proxyHeaders) delete headers[name]
}
