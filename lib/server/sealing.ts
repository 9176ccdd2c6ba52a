import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16

export type Seal = {
  /** Whose row it stands in: copied into another one it cannot be read. */
  seal: (owner: string, text: string) => string
  /** Throws where the owner or the secret of the server is another one. */
  unseal: (owner: string, sealed: string) => string
}

/** What the database must store and nobody may read from it; each purpose has a key of its own. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(owner, text) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner))
      const parts = [iv, cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64')
    },
    unseal(owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV))
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG))
      const text = [decipher.update(bytes.subarray(IV, -TAG)), decipher.final()]
      return Buffer.concat(text).toString('utf8')
    },
  }
}

const MARKS = 4

/** Enough to tell one secret from another; a short one would be told whole. */
export function lastMarks(text: string): string {
  return text.length < 2 * MARKS ? '' : text.slice(-MARKS)
}
