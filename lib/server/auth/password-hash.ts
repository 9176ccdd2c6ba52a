import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { foldPassword } from '@/lib/contract/auth'
import { foldDigits } from '@/lib/persian/digits'
import { createQueue } from '../bounded-queue'

/** OWASP's second choice of cost: 32 MB and three rounds, so that a few at once fit in a small machine. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const KEY_LENGTH = 32
/** One core stays free for everybody else. */
const MAX_CONCURRENT = Math.max(1, availableParallelism() - 1)
const MAX_QUEUED = 10

const enqueue = createQueue({ concurrency: MAX_CONCURRENT, maxQueued: MAX_QUEUED })

type Cost = typeof COST

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r }
  return enqueue(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, KEY_LENGTH, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

function formatHash(cost: Cost, salt: Buffer, key: Buffer): string {
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return formatHash(COST, salt, await derive(foldPassword(password), salt, COST))
}

const HASH_FORMAT = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

/** Takes as long without a hash, so that the time does not reveal a number without a password. */
async function matchesHash(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = HASH_FORMAT.exec(hash ?? '') ?? []
  const cost = N === undefined ? COST : { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost)
  const expected = Buffer.from(key, 'base64url')
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

/** Passwords set before letters were folded had only their digits in one spelling. */
function foldLegacyPassword(typed: string): string {
  return foldDigits(typed.normalize('NFKC'))
}

/** The number of tries depends on what was typed alone, never on the account. */
export async function checkPassword(typed: string, hash: string | null): Promise<boolean> {
  for (const password of new Set([foldPassword(typed), foldLegacyPassword(typed)])) {
    if (await matchesHash(password, hash)) return true
  }
  return false
}
