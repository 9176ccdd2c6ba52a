import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Filesystem } from '@electric-sql/pglite/basefs'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

const BLOCK = 512

const FOLDER_TYPE = '5'

type Entry = { name: string; isFolder: boolean; from: number; size: number; whole: Buffer }

/** The names and places of what is in an archive of tar. */
function* readTar(tar: Buffer): Generator<Entry> {
  const text = (from: number, length: number) =>
    tar
      .toString('latin1', from, from + length)
      .split('\0', 1)
      .join()
  for (let at = 0; at < tar.length;) {
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    const [name, isFolder] = [text(at, 100), text(at + 156, 1) === FOLDER_TYPE]
    if (name !== '') {
      yield { name, isFolder, from: at + BLOCK, size, whole: tar.subarray(at, end) }
    }
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
  return Buffer.concat(
    [...readTar(tar)].filter(({ name }) => isNeeded(name)).map(({ whole }) => whole),
  )
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

type FileNode = {
  node_ops: { mknod: (parent: FileNode, name: string, mode: number, device: number) => FileNode }
}
type MemoryFiles = {
  mkdirTree: (path: string, mode: number) => void
  lookupPath: (path: string) => { node: FileNode }
}

const PLAIN_FILE = 0o100600
const FOLDER = 0o700

/** Opening it as a tar takes longer than all else of opening a copy: each name is looked up again and again. */
class CopiedFiles extends MemoryFS {
  constructor(private readonly dump: DatabaseDump) {
    super()
  }
  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('No database has these files yet.')
    const files: MemoryFiles = this.pg.Module.FS
    const folders = new Map<string, FileNode>()
    for (const { name, isFolder, from, size } of this.dump.entries) {
      const path = PGlite.paths.PGDATA + name
      if (isFolder) files.mkdirTree(path, FOLDER)
      else {
        const folder = dirname(path)
        const parent = folders.get(folder) ?? files.lookupPath(folder).node
        folders.set(folder, parent)
        const contents = new Uint8Array(this.dump.bytes.slice(from, from + size))
        const node = parent.node_ops.mknod(parent, basename(path), PLAIN_FILE, 0)
        Object.assign(node, { contents, usedBytes: size })
      }
    }
  }
}

/** What `dumpDatabase` made, for as many copies as are wanted. */
export class DatabaseDump {
  readonly bytes: ArrayBuffer
  readonly entries: Entry[]
  constructor(tar: Buffer<ArrayBuffer>) {
    this.bytes = tar.buffer.slice(tar.byteOffset, tar.byteOffset + tar.byteLength)
    this.entries = [...readTar(Buffer.from(this.bytes))]
  }

  inMemory(): Filesystem {
    return new CopiedFiles(this)
  }

  async writeTo(directory: string): Promise<void> {
    await mkdir(directory, { recursive: true, mode: FOLDER })
    for (const { name, isFolder, from, size } of this.entries) {
      const path = join(directory, name)
      if (isFolder) await mkdir(path, { recursive: true, mode: FOLDER })
      else await writeFile(path, new Uint8Array(this.bytes, from, size), { mode: 0o600 })
    }
  }
}
