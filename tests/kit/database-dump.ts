import type { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

const BLOCK = 512

/** The names and places of what is in an archive of tar. */
function* readTar(tar: Buffer): Generator<{ name: string; bytes: Buffer }> {
  const text = (from: number, length: number) =>
    tar
      .toString('latin1', from, from + length)
      .split('\0', 1)
      .join()
  for (let at = 0; at < tar.length;) {
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    yield { name: text(at, 100), bytes: tar.subarray(at, end) }
    at = end
  }
}

/** Two databases that others are made from, by their numbers. */
const TEMPLATES = /^\/base\/(?:1|4)\/./
const LOG = /^\/pg_wal\/[\dA-F]{24}$/

/** What a copy never reads, half of the whole: templates, and the log but for where it goes on. */
function slimDump(tar: Buffer, log: string) {
  const isNeeded = (name: string) =>
    LOG.test(name) ? name.endsWith(`/${log}`) : !TEMPLATES.test(name)
  return Buffer.concat([...readTar(tar)].filter(({ name }) => isNeeded(name)).map((x) => x.bytes))
}

const checkpoints = z.tuple([z.object({ log: z.string() })])

/** A whole embedded database, from which others can begin. */
export async function dumpDatabase(client: PGlite): Promise<Buffer<ArrayBuffer>> {
  // Without it every copy would first replay what was written.
  await client.exec('checkpoint')
  const { rows } = await client.query('select redo_wal_file as log from pg_control_checkpoint()')
  const [{ log }] = checkpoints.parse(rows)
  const tar = await (await client.dumpDataDir('none')).arrayBuffer()
  return slimDump(Buffer.from(tar), log)
}

/** Node reads out a blob a little at a time, which takes longer than the rest of opening a copy. */
export class DatabaseDump extends Blob {
  private readonly whole: ArrayBuffer
  constructor({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) {
    super()
    this.whole = buffer.slice(byteOffset, byteOffset + byteLength)
  }
  override arrayBuffer() {
    return Promise.resolve(this.whole)
  }
}
