import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Answer } from './failure-answer'

/** How an answer is kept for the next one who shows the same key, and how its payload is remembered. */
export type Keeping = {
  hash: (payload: string) => string
  close: (answer: Answer) => unknown
  open: (status: number, kept: unknown) => Answer
}

const IV = 12
const TAG = 16
const inside = z.object({ body: z.unknown(), cookie: z.string().optional() })

/** Readable only to who has the shop's secret, which is not in the database. */
export function sealedKeeping(secret: string): Keeping {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vitrin kept answers', 32))
  return {
    hash: (payload) => createHmac('sha256', key).update(payload).digest('hex'),
    close({ body, cookie }) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const text = JSON.stringify({ body, cookie })
      const parts = [iv, cipher.update(text, 'utf8'), cipher.final()]
      return { sealed: Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64') }
    },
    open(status, kept) {
      const { sealed } = z.object({ sealed: z.base64() }).parse(kept)
      const bytes = Buffer.from(sealed, 'base64')
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV))
      cipher.setAuthTag(bytes.subarray(-TAG))
      const text = [cipher.update(bytes.subarray(IV, -TAG)), cipher.final()]
      return { status, ...inside.parse(JSON.parse(Buffer.concat(text).toString('utf8'))) }
    },
  }
}
