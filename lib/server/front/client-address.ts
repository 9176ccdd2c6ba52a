import type { IncomingMessage } from 'node:http'

/** Only so many proxies are believed; what a browser claims beyond them is thrown away. */
export function clientAddress(
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

const proxyWords = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']
const neverFromOutside = [
  'forwarded',
  'x-real-ip',
  // Next would take a nonce from here and render it into a page that is kept.
  'content-security-policy',
  'content-security-policy-report-only',
]

/** Leaves one true address in `x-forwarded-for` and nothing else that a client could make up. */
export function cleanHeaders(request: IncomingMessage, trustProxy: number): void {
  const { headers, socket } = request
  const forwardedFor = [headers['x-forwarded-for'] ?? ''].flat().join(',')
  const remote = socket.remoteAddress ?? 'unknown'
  headers['x-forwarded-for'] = clientAddress(forwardedFor, remote, trustProxy)
  for (const name of neverFromOutside) delete headers[name]
  if (trustProxy === 0) for (const name of proxyWords) delete headers[name]
}
