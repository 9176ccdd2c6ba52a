import { createHash } from 'node:crypto'
import { z } from 'zod'
import { appliedMigration } from '../db/landed-migrations'
import { ByteReader } from './byte-reader'

/** What whoever asked for a backup or a restore is told in one line. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const size = z
  .int()
  .min(0)
  .max(256 * 1024 * 1024)
const header = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('shop'),
    createdAt: z.string(),
    migrations: z.array(appliedMigration),
    size,
  }),
  z.object({ kind: z.literal('rows'), table: z.string(), count: z.int(), size }),
  z.object({ kind: z.literal('sequences'), size }),
  z.object({ kind: z.literal('picture'), name: z.string(), size }),
  z.object({ kind: z.literal('session-secret'), size }),
  z.object({
    kind: z.literal('end'),
    tables: z.record(z.string(), z.int()),
    pictures: z.int(),
    sha256: z.string(),
    size,
  }),
])
type Header = z.output<typeof header>
type WithoutSize<H> = H extends Header ? Omit<H, 'size'> : never

/** A piece of a backup: a line that tells what it is, and bytes. */
export type Entry = { header: WithoutSize<Header>; body: Buffer }
export type EndHeader = Extract<Header, { kind: 'end' }>

const NOTHING = Buffer.alloc(0)

export function createEntry(about: WithoutSize<Header>, body: Buffer = NOTHING): Entry {
  return { header: about, body }
}

function serializeEntry({ header: about, body }: Entry): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...about, size: body.length })}\n`), body])
}

/** Counts and sums what passes, so that the last piece can tell whether all are there. */
function createTally() {
  const tables: Record<string, number> = {}
  const hash = createHash('sha256')
  let pictures = 0
  return {
    add(entry: Entry) {
      const { header: about } = entry
      if (about.kind === 'rows') tables[about.table] = (tables[about.table] ?? 0) + about.count
      if (about.kind === 'picture') pictures += 1
      hash.update(serializeEntry(entry))
    },
    end: () => ({ kind: 'end', tables, pictures, sha256: hash.digest('hex') }) as const,
  }
}

/** The pieces as bytes, and after them the sum of all. */
export async function* serializeEntries(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const tally = createTally()
  for await (const entry of entries) {
    tally.add(entry)
    yield serializeEntry(entry)
  }
  yield serializeEntry(createEntry(tally.end()))
}

const DAMAGED = 'This backup is damaged or not whole; nothing was changed.'

/** Every piece but the last, which is compared with what came before and handed to `onEnd`. */
export async function* parseEntries(
  bytes: AsyncIterable<Buffer>,
  onEnd: (end: EndHeader) => void = () => {},
): AsyncGenerator<Entry> {
  const reader = new ByteReader(bytes)
  const tally = createTally()
  try {
    for (;;) {
      const { size: length, ...about } = header.parse(JSON.parse(await reader.readLine()))
      if (about.kind === 'end') {
        const own = tally.end()
        if (own.sha256 !== about.sha256) throw new BackupError(DAMAGED)
        await reader.drain()
        onEnd({ ...about, size: length })
        return
      }
      const entry = createEntry(about, await reader.read(length))
      tally.add(entry)
      yield entry
    }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(DAMAGED, { cause: error })
  } finally {
    await reader.close()
  }
}
