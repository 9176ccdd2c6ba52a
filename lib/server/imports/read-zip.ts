import { setImmediate } from 'node:timers/promises'
import { createInflateRaw } from 'node:zlib'

/** It is no ZIP, is damaged, or hides what is in it. */
export class ZipUnreadable extends Error {
  override name = 'ZipUnreadable'
}

export type ZipPart = {
  name: string
  /** What it takes in the file, and what it says to unfold to. */
  packed: number
  size: number
  isEncrypted: boolean
  /** Throws where it unfolds to more than that, or is damaged. */
  read: (maxBytes: number) => Promise<Buffer>
  /** The same a piece at a time, between which others get their turn. */
  stream: (maxBytes: number) => AsyncGenerator<Buffer>
}

const END = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
/** What stands for a number that does not fit, in a file of over 4 GB. */
const ELSEWHERE = 0xffffffff
const ENTRY = 0x02014b50
const ENCRYPTED = 1
const [STORED, DEFLATED] = [0, 8]
const PIECE_BYTES = 64 * 1024

/** Pieces of what is in memory already. */
export async function* cutInPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES)
    await setImmediate()
  }
}

async function* unfold(data: Buffer, maxBytes: number): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: PIECE_BYTES })
  inflate.end(data)
  let size = 0
  for await (const chunk of inflate) {
    const piece = Buffer.from(chunk)
    size += piece.length
    if (size > maxBytes) throw new ZipUnreadable('larger than it may be')
    yield piece
  }
}

async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

function* readEntries(bytes: Buffer): Generator<ZipPart> {
  const end = bytes.lastIndexOf(END)
  if (end < 0 || end + END_BYTES > bytes.length) throw new ZipUnreadable('no end')
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new ZipUnreadable('no entry')
    const flags = bytes.readUInt16LE(at + 8)
    const method = bytes.readUInt16LE(at + 10)
    const packed = bytes.readUInt32LE(at + 20)
    const size = bytes.readUInt32LE(at + 24)
    const header = bytes.readUInt32LE(at + 42)
    if ([packed, size, header].includes(ELSEWHERE)) throw new ZipUnreadable('too large')
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, nameEnd)
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    const stream: ZipPart['stream'] = (maxBytes) => {
      const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
      const data = bytes.subarray(start, start + packed)
      if (method === STORED && data.length <= maxBytes) return cutInPieces(data)
      if (method !== DEFLATED) throw new ZipUnreadable('not packed as ZIP is')
      return unfold(data, maxBytes)
    }
    yield {
      ...{ name, packed, size, stream },
      isEncrypted: (flags & ENCRYPTED) !== 0,
      read: async (maxBytes) => collect(stream(maxBytes)),
    }
  }
}

/** What a ZIP holds, by its list at the end; nothing is unfolded before it is read. */
export function readZip(bytes: Buffer): ZipPart[] {
  try {
    return [...readEntries(bytes)]
  } catch (error) {
    if (error instanceof RangeError) throw new ZipUnreadable('cut off', { cause: error })
    throw error
  }
}
