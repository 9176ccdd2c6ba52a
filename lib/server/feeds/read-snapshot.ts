import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { DAY_MS } from '@/lib/persian/durations'
import type { Database } from '../db/database'

const LONGEST_MS = 30_000
const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

type Render = (db: Database) => AsyncGenerator<string>
/** Null: it has to be read without one. */
export type SnapshotReader = (
  db: Database,
  render: Render,
) => Promise<AsyncGenerator<string> | null>

async function packAll(parts: AsyncGenerator<string>, deadline: number): Promise<Buffer[] | null> {
  const packed: Buffer[] = []
  for await (const part of parts) {
    if (Date.now() > deadline) return null
    packed.push(await pack(part))
  }
  return packed
}

async function* unpackAll(packed: readonly Buffer[]): AsyncGenerator<string> {
  for (const part of packed) yield (await unpack(part)).toString()
}

/**
 * Reads a document as it is at one moment. It is packed in memory before its first byte is sent, so that a
 * slow reader holds no connection; one at a time, so that lists have the others. What takes longer than it
 * may is read without a snapshot for a day.
 */
export function createSnapshotReader(longestMs = LONGEST_MS): SnapshotReader {
  let isReading = false
  let tooLongUntil = 0
  return async (db, render) => {
    if (isReading || Date.now() < tooLongUntil) return null
    isReading = true
    try {
      const deadline = Date.now() + longestMs
      const packed = await db.transaction((tx) => packAll(render(tx), deadline), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      })
      if (packed === null) tooLongUntil = Date.now() + DAY_MS
      return packed && unpackAll(packed)
    } finally {
      isReading = false
    }
  }
}
