import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { ByteReader } from './byte-reader'
import { BackupError } from './entries'

const MAGIC = 'VITRIN-BACKUP 1'
const CIPHER = 'aes-256-gcm'
const FRAME = 64 * 1024
const TAG = 16
const FINAL = 0x8000_0000
const MEBIBYTE = 1024 * 1024
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * MEBIBYTE }

/** The key is of this file alone, so its frames are numbered from nought. */
function frameNonce(frame: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(frame, 8)
  return nonce
}

type Sealing = { key: Buffer; firstLine: string }

function sealFrame({ key, firstLine }: Sealing, at: number, bytes: Buffer, isFinal: boolean) {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(isFinal ? (bytes.length | FINAL) >>> 0 : bytes.length)
  const cipher = createCipheriv(CIPHER, key, frameNonce(at))
  cipher.setAAD(Buffer.concat([Buffer.from(firstLine), head]))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([head, sealed, cipher.getAuthTag()])
}

/** Frames that can neither be left out nor put in another order; the last one says that it is. */
async function* sealFrames(source: AsyncIterable<Buffer>, sealing: Sealing) {
  let pending = Buffer.alloc(0)
  let at = 0
  for await (const chunk of source) {
    pending = Buffer.concat([pending, chunk])
    while (pending.length > FRAME) {
      yield sealFrame(sealing, at, pending.subarray(0, FRAME), false)
      pending = pending.subarray(FRAME)
      at += 1
    }
  }
  yield sealFrame(sealing, at, pending, true)
}

async function* openFrames(reader: ByteReader, { key, firstLine }: Sealing) {
  for (let at = 0; ; at += 1) {
    const head = await reader.read(4)
    const length = head.readUInt32BE()
    const isFinal = length >= FINAL
    const sealed = await reader.read(isFinal ? length - FINAL : Math.min(length, FRAME))
    const decipher = createDecipheriv(CIPHER, key, frameNonce(at))
    decipher.setAAD(Buffer.concat([Buffer.from(firstLine), head]))
    decipher.setAuthTag(await reader.read(TAG))
    yield openFrame(decipher, sealed, at)
    if (isFinal) return
  }
}

function openFrame(decipher: ReturnType<typeof createDecipheriv>, sealed: Buffer, at: number) {
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()])
  } catch (error) {
    const why = at === 0 ? 'The passphrase is not the one of this backup, or it' : 'This backup'
    throw new BackupError(`${why} is damaged; nothing was changed.`, { cause: error })
  }
}

function deriveKey(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize('NFC'), salt, 32, COST)
}

/** A stage whose failure is met by whoever reads its end. */
function pipe(source: AsyncIterable<Buffer>, stage: ReturnType<typeof createGzip>) {
  pipeline(Readable.from(source, { objectMode: false }), stage, () => {})
  return stage
}

/** The bytes of a backup file: a line that says how it is packed, then the packed contents. */
export async function* packBackup(
  contents: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const zipped = pipe(contents, createGzip())
  if (passphrase === undefined) {
    yield Buffer.from(`${MAGIC} plain\n`)
    yield* zipped
    return
  }
  const salt = randomBytes(16)
  const firstLine = `${MAGIC} ${CIPHER} ${salt.toString('hex')}`
  yield Buffer.from(`${firstLine}\n`)
  yield* sealFrames(zipped, { key: deriveKey(passphrase, salt), firstLine })
}

/** The contents of a backup file. */
export async function* unpackBackup(
  file: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(file)
  const firstLine = await reader.readLine().catch(() => '')
  const [, packing, salt = ''] = /^VITRIN-BACKUP 1 (plain|aes-256-gcm)(?: ([\da-f]{32}))?$/.exec(
    firstLine,
  ) ?? ['', '']
  if (packing === '') throw new BackupError('This is no backup of a Vitrin shop.')
  if (packing === 'plain') return yield* pipe(reader.rest(), createGunzip())
  if (passphrase === undefined) {
    throw new BackupError(
      'This backup is encrypted; set BACKUP_PASSPHRASE to what it was made with.',
    )
  }
  const key = deriveKey(passphrase, Buffer.from(salt, 'hex'))
  yield* pipe(openFrames(reader, { key, firstLine }), createGunzip())
}
