import type * as Crypto from 'node:crypto'
import { createRequire, syncBuiltinESMExports } from 'node:module'

const crypto: typeof Crypto = createRequire(import.meta.url)('node:crypto')

/** Below what passwords are kept with; only the tests of hashing itself pay the full cost. */
const HIGHEST_COST = 1024

export const realScrypt = crypto.scrypt

export function cheapScrypt(
  password: Crypto.BinaryLike,
  salt: Crypto.BinaryLike,
  keyLength: number,
  options: Crypto.ScryptOptions,
  callback: (error: Error | null, key: Buffer<ArrayBuffer>) => void,
): void {
  const N = Math.min(options.N ?? HIGHEST_COST, HIGHEST_COST)
  realScrypt(password, salt, keyLength, { ...options, N }, callback)
}

Object.assign(crypto, { scrypt: cheapScrypt })
syncBuiltinESMExports()
