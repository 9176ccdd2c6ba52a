import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { type Entry, entry } from './entry'

const label = z.object({ key: z.string(), tags: z.array(z.string()), storedAt: z.number() })
export type Label = z.output<typeof label>

const lineEnd = 0x0a

/** One readable line that says what the entry is, then the entry: the line is enough to index it. */
export function entryToBytes(key: string, given: Entry): Buffer {
  const { tags, storedAt } = given
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ key, tags, storedAt } satisfies Label)}\n`),
    serialize(given),
  ])
}

export function labelOf(bytes: Buffer): Label | undefined {
  const end = bytes.indexOf(lineEnd)
  if (end === -1) return undefined
  try {
    return label.parse(JSON.parse(bytes.toString('utf8', 0, end)))
  } catch {
    return undefined
  }
}

/** A damaged entry, or one whose name was given to another key, is no entry. */
export function entryFromBytes(key: string, bytes: Buffer): Entry | undefined {
  if (labelOf(bytes)?.key !== key) return undefined
  try {
    return entry.parse(deserialize(bytes.subarray(bytes.indexOf(lineEnd) + 1)))
  } catch {
    return undefined
  }
}
