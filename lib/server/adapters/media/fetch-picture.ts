import { lookup } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { persianDigits } from '@/lib/persian/digits'

const MAX_BYTES = 10 * 2 ** 20
const MAX_REDIRECTS = 3
const TIMEOUT_MS = 20_000

/** Networks that are nobody's, one's own, or reached by another way than they seem. */
const closed = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [base = '', bits] = network.split('/')
  closed.addSubnet(base, Number(bits), 'ipv4')
}
/** All other addresses of version 6 are no public ones; of these some stand for one of version 4. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [base, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(base, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/** Said to who imports. */
export class PictureRefused extends Error {}

type AddressRule = (address: string) => boolean
/** What else answers on a public address is no site, and is not to be asked in the shop's name. */
const WEB_PORTS = [80, 443]

function readPort({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

/** The connection goes to the very address that was judged. */
function guardedLookup(isAllowed: AddressRule): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('no address'), '', 4)
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return done(new PictureRefused('نشانی تصویر به شبکهٔ درونی می‌رسد.'), '', 4)
      }
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }
}

function open(url: URL, isAllowed: AddressRule): Promise<IncomingMessage> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host)) {
    throw new PictureRefused('نشانی تصویر به شبکهٔ درونی می‌رسد.')
  }
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      agent: false,
      headers: { Accept: 'image/*', 'User-Agent': 'shop-import' },
      lookup: guardedLookup(isAllowed),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    request.once('response', resolve)
    request.once('error', reject)
    request.end()
  })
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_BYTES) {
      response.destroy()
      throw new PictureRefused('تصویر بزرگ‌تر از ۱۰ مگابایت است.')
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

type FetchOptions = {
  isAllowed?: AddressRule
  /** Besides those of the web. */
  ports?: readonly number[]
}

/** A picture from another site, and from no network of the shop's own, however it is led on. */
export async function fetchPicture(
  address: string,
  { isAllowed = isPublicAddress, ports = [] }: FetchOptions = {},
): Promise<Buffer> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
      throw new PictureRefused('نشانی تصویر با http یا https شروع می‌شود.')
    }
    if (![...WEB_PORTS, ...ports].includes(readPort(url))) {
      throw new PictureRefused('درگاه (پورت) نشانی تصویر پذیرفته نیست؛ ۸۰ و ۴۴۳ پذیرفته است.')
    }
    const response = await open(url, isAllowed)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.resume()
      url = new URL(headers.location, url)
      continue
    }
    if (statusCode === 200) return readBytes(response)
    response.resume()
    throw new PictureRefused(`آن سایت به‌جای تصویر ${persianDigits(statusCode ?? 0)} پاسخ داد.`)
  }
  throw new PictureRefused('نشانی تصویر بیش از اندازه جابه‌جا شده است.')
}
