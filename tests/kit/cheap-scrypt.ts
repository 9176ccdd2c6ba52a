import type * as Crypto from 'node:crypto'
import { createRequire, syncBuiltinESMExports } from 'node:module'

const crypto: typeof Crypto = createRequire(import.meta.url)('node:crypto')

declare global {
  var scryptOfNode: typeof Crypto.scrypt | undefined
}

/** Files of one process each come here anew. */
globalThis.scryptOfNode ??= crypto.scrypt
const realScrypt = globalThis.scryptOfNode

/** Below what passwords are kept with; only the test of hashing itself pays the full cost. */
const HIGHEST_COST = 1024

export const hashing = { times: 0, isFull: false }

function cheapScrypt(
  password: Crypto.BinaryLike,
  salt: Crypto.BinaryLike,
  keyLength: number,
  options: Crypto.ScryptOptions,
  callback: (error: Error | null, key: Buffer<ArrayBuffer>) => void,
): void {
  hashing.times += 1
  const cheap = { ...options, N: Math.min(options.N ?? HIGHEST_COST, HIGHEST_COST) }
  realScrypt(password, salt, keyLength, hashing.isFull ? options : cheap, callback)
}

Object.assign(crypto, { scrypt: cheapScrypt })
syncBuiltinESMExports()
