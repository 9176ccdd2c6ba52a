import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { START_OPTIONS } from '@/lib/domain/import-options'
import { openBackupBucket } from '@/lib/server/adapters/backup-bucket'
import { dumpDatabase } from '@/lib/server/backup/dump-database'
import {
  deleteOldBackups,
  deleteSentBackups,
  sendBackup,
  writeWhole,
} from '@/lib/server/backup/write-backup'
import { importFiles, importRows, imports } from '@/lib/server/db/schema/schema'
import { openBucket } from '../kit/bucket'
import { openOnFirstDay } from '../kit/open-demo'
import { serveOverHttp } from '../kit/over-http'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a piece is never longer than a file or a few rows, however long those are', async () => {
  const { db, querier, close } = await openOnFirstDay()
  const [own] = await db
    .insert(imports)
    .values({
      ...{ fileName: 'a.csv', columns: [], options: START_OPTIONS, rowCount: 1, actorName: 'سارا' },
      made: { categories: [], brands: [] },
    })
    .returning()
  const importId = own?.id ?? 0
  for (const name of ['a.png', 'b.png', 'c.png', 'd.png']) {
    await db.insert(importFiles).values({ importId, name, bytes: Buffer.alloc(2 ** 20, name) })
  }
  const longRow = (line: number) => ({ importId, line, cells: ['ب'.repeat(200_000)] })
  await db.insert(importRows).values(Array.from({ length: 60 }, (_, line) => longRow(line)))
  const pieces = new Map<string, { rows: number; longest: number }>()
  await querier.query('begin isolation level repeatable read')
  for await (const { header, body } of dumpDatabase(querier)) {
    if (header.kind !== 'rows') continue
    const { rows, longest } = pieces.get(header.table) ?? { rows: 0, longest: 0 }
    pieces.set(header.table, {
      ...{ rows: rows + header.count, longest: Math.max(longest, body.length) },
    })
  }
  await close()
  expect(pieces.get('import_files')).toMatchObject({ rows: 4 })
  expect(pieces.get('import_files')?.longest).toBeLessThan(2.2 * 2 ** 20)
  expect(pieces.get('import_rows')).toMatchObject({ rows: 60 })
  expect(pieces.get('import_rows')?.longest).toBeLessThan(8 * 2 ** 20)
})

test('what breaks off on its way leaves the file of before', async () => {
  const folder = createFolder()
  const path = join(folder, 'vitrin-2026-11-20T00-00-00Z.backup')
  await writeFile(path, 'whole')
  async function* breakOff() {
    yield Buffer.from('half')
    await Promise.reject(new Error('cut'))
  }
  await expect(writeWhole(path, breakOff())).rejects.toThrow('cut')
  expect(await readFile(path, 'utf8')).toBe('whole')
  expect(await readdir(folder)).toEqual([basename(path)])
})

test('a download may take as long as it likes, but not be silent', async () => {
  const [idleMs, pauseMs, pauses] = [2_000, 400, 7]
  const body = new ReadableStream({
    async start(controller) {
      for (let part = 0; part <= pauses; part += 1) {
        controller.enqueue(Buffer.from(String(part)))
        await wait(pauseMs)
      }
    },
  })
  const served = await serveOverHttp(async () => new Response(body))
  onTestFinished(served.close)
  const keys = { region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }
  const bucket = openBackupBucket({ url: `${served.url}/vitrin`, ...keys }, idleMs)
  let text = ''
  const reading = async () => {
    for await (const bytes of await bucket.download('a.backup')) text += Buffer.from(bytes)
  }
  await expect(reading()).rejects.toThrow('says nothing any more')
  expect(text).toBe('01234567')
})

test('of scheduled backups the newest stay, and other files are left alone', async () => {
  const folder = createFolder()
  await mkdir(folder, { recursive: true })
  const names = [1, 2, 3, 4].map((day) => `vitrin-2026-11-0${day}T03-30-00Z.backup`)
  for (const name of [...names, 'notes.txt']) await writeFile(join(folder, name), '')
  await deleteOldBackups(folder, 2)
  expect(await readdir(folder)).toEqual(['notes.txt', names[2], names[3]])
})

test('what is in the bucket leaves the disk, but for the newest and for what is not there', async () => {
  const folder = createFolder()
  const names = [1, 2, 3, 4].map((day) => `vitrin-2026-11-0${day}T03-30-00Z.backup`)
  for (const name of names) await writeFile(join(folder, name), '')
  await deleteSentBackups(folder, [names[0] ?? '', names[2] ?? '', names[3] ?? ''])
  expect((await readdir(folder)).toSorted()).toEqual([names[1], names[3]])
})

test('a backup goes to a bucket in parts and comes back the same, and old ones leave it', async () => {
  const keys = { accessKeyId: 'vitrin', secretAccessKey: 'a-long-secret' }
  const { url, objects, close } = await openBucket(keys.accessKeyId, keys.secretAccessKey)
  const bucket = { url, region: 'us-east-1', ...keys }
  const bytes = randomBytes(17 * 1024 * 1024)
  const names = ['vitrin-2026-11-01T03-30-00Z.backup', 'vitrin-2026-11-02T03-30-00Z.backup']
  const [first, second] = names.map((name) => join(createFolder(), name))
  try {
    await writeFile(first ?? '', 'first')
    await writeFile(second ?? '', bytes)
    await sendBackup(bucket, first ?? '', 1)
    await sendBackup(bucket, second ?? '', 1)
    expect([...objects.keys()]).toEqual([names[1]])
    const chunks = await buffer(await openBackupBucket(bucket).download(names[1] ?? ''))
    expect(chunks.equals(bytes)).toBe(true)
  } finally {
    await close()
  }
})
