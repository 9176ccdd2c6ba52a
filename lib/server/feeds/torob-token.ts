import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'

/** How far Torob's clock and the shop's may be apart. */
const CLOCK_SECONDS = 60
/** What stands before the 32 bytes of an Ed25519 key in SPKI. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

const header = z.object({ alg: z.literal('EdDSA') })
const claims = z.object({ aud: z.string(), exp: z.number(), nbf: z.number().optional() })

function parsePart<S extends z.ZodType>(part: string, schema: S): z.output<S> | null {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(part, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

type Verifier = { publicKey: string; siteUrl: string; now?: Date }

/** Why a request is not Torob's; null where it is. Torob signs for one shop, by the host of its pages. */
export function findTorobTokenFault(
  token: string | undefined,
  { publicKey, siteUrl, now = new Date() }: Verifier,
): string | null {
  if (!token) return 'X-Torob-Token header is required'
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const payload = parsePart(body, claims)
  if (rest.length > 0 || payload === null || parsePart(head, header) === null) {
    return 'X-Torob-Token is not a token'
  }
  const key = createPublicKey({
    key: Buffer.concat([SPKI_HEAD, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  })
  const signed = Buffer.from(`${head}.${body}`)
  if (!verify(null, signed, key, Buffer.from(signature, 'base64url'))) {
    return 'the signature of X-Torob-Token is wrong'
  }
  if (payload.aud !== new URL(siteUrl).host) return 'X-Torob-Token is for another shop'
  const seconds = now.getTime() / 1000
  if (payload.exp + CLOCK_SECONDS < seconds) return 'X-Torob-Token has expired'
  if ((payload.nbf ?? 0) - CLOCK_SECONDS > seconds) return 'X-Torob-Token is not valid yet'
  return null
}
