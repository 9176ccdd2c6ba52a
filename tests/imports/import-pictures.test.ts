import { eq } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addImport,
  addImportPictures,
  checkImport,
  getImport,
  getImportRows,
  moveImport,
} from '@/lib/contract/desk/imports'
import { START_OPTIONS } from '@/lib/domain/import-options'
import { importFiles, media, productPictures, stocks } from '@/lib/server/db/schema/schema'
import { indexPictures } from '@/lib/server/imports/match-pictures'
import { readZip, ZipUnreadable } from '@/lib/server/imports/read-zip'
import { askCall } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { upload } from '../kit/upload'

const zip = (files: Record<string, Buffer>, level: 0 | 9 = 0) =>
  Buffer.from(zipSync(files, { level }))

describe('whose picture a file is', () => {
  const names = [
    ...['TEA-1.jpg', 'tea-1_2.JPG', 'TEA-1 (3).png', 'TEA-1-1.webp', 'کیف/آبی.jpg', 'b/۱۲.jpg'],
    ...['KIT/b.jpg', 'KIT/a.jpg', 'A.1/2.jpg'],
  ]
  const { ofCode, ofFile } = indexPictures(names, ['TEA-1', 'TEA-1-1', 'KIT'])

  test.each([
    ['TEA-1', ['TEA-1.jpg', 'tea-1_2.JPG', 'TEA-1 (3).png']],
    ['tea-1-1', ['TEA-1-1.webp']],
    ['کيف', ['کیف/آبی.jpg']],
    ['12', ['b/۱۲.jpg']],
    ['KIT', ['KIT/a.jpg', 'KIT/b.jpg']],
    ['A/1', ['A.1/2.jpg']],
    ['TEA', []],
    ['', []],
  ])('%s has %j', (code, files) => expect(ofCode(code)).toEqual(files))

  test('is known by the name that a sheet gives it, in whatever folder it lies', () => {
    expect(ofFile('آبی.JPG')).toBe('کیف/آبی.jpg')
    expect(ofFile('عکس‌ها\\a.jpg')).toBe('KIT/a.jpg')
    expect(ofFile('c.jpg')).toBeUndefined()
  })
})

test.each([
  ['empty', Buffer.alloc(0)],
  ['text', Buffer.from('name,price')],
  ['cut off', zip({ 'a.png': Buffer.from('a') }).subarray(4)],
  ['without its list', zip({ 'a.png': Buffer.from('a') }).subarray(-22)],
])('what is no archive, being %s, is said to be none', (_, bytes) => {
  expect(() => readZip(bytes)).toThrow(ZipUnreadable)
})

describeShop('pictures of an import in a ZIP', (shop) => {
  let owner: { Cookie: string }
  let picture: Buffer
  beforeAll(async () => {
    owner = await shop().logInStaff(1)
    picture = await png({ width: 800, height: 800 })
  })

  async function addSheet(...lines: string[]): Promise<number> {
    const files = [Buffer.from(['نام کالا,کد کالا,دسته,قیمت,تصویر', ...lines].join('\n'))]
    const fields = { file_name: 'a.csv' }
    const { body } = await upload(shop().url, addImport, owner, { files, fields })
    return addImport.answer.parse(body).data.import.id
  }
  const addFiles = (id: number, archive: Buffer) =>
    upload(shop().url, addImportPictures, owner, { files: [archive], params: { id } })
  async function read(id: number) {
    const { body } = await askCall(shop().url, getImport, { params: { id } }, owner)
    return getImport.answer.parse(body).data.import
  }
  async function until(id: number, state: string) {
    await expect
      .poll(async () => (await read(id)).state, { timeout: 30_000, interval: 50 })
      .toBe(state)
    return read(id)
  }
  async function run(id: number) {
    const body = { options: { ...START_OPTIONS, makes_categories: true, makes_brands: true } }
    await askCall(shop().url, checkImport, { params: { id }, body }, owner)
    await until(id, 'checked')
    await askCall(shop().url, moveImport, { params: { id }, body: { action: 'start' } }, owner)
    return until(id, 'done')
  }
  async function picturesOf(sku: string) {
    return shop()
      .db.select({ path: media.path, position: productPictures.position })
      .from(stocks)
      .innerJoin(productPictures, eq(productPictures.productId, stocks.productId))
      .innerJoin(media, eq(media.id, productPictures.mediaId))
      .where(eq(stocks.sku, sku))
      .orderBy(productPictures.position)
  }

  test('reach the goods that they are called after, and what reaches none is said', async () => {
    const id = await addSheet(
      'قوری گل‌سرخ,ZIP-1,قوری,125000,',
      'سماور برنجی,ZIP-2,سماور,2500000,front.png، missing.png',
      'سینی نقره,ZIP-3,سینی,900000,',
    )
    const archive = zip({
      'ZIP-1.png': picture,
      'ZIP-1-2.png': picture,
      'عکس‌ها/front.png': picture,
      'ZIP-3.png': Buffer.from('no picture at all'),
      'nobody.png': picture,
      '__MACOSX/._ZIP-1.png': picture,
      'note.txt': Buffer.from('سلام'),
    })
    const added = await addFiles(id, archive)
    expect(added.status, added.text).toBe(200)
    const { taken, refused, import: own } = addImportPictures.answer.parse(added.body).data
    expect([taken, own.pictures.files]).toEqual([5, 5])
    expect(refused).toEqual([{ name: 'note.txt', text: 'این فایل تصویر نیست.' }])

    const done = await run(id)
    expect(done.counts).toMatchObject({ created: 3, failed: 0 })
    expect(done.pictures).toMatchObject({ total: 5, done: 3, failed: 2, rows: 2 })
    expect(done.pictures.unmatched).toEqual(['nobody.png'])
    expect((await picturesOf('ZIP-1')).map(({ position }) => position)).toEqual([0, 1])
    const [front] = await picturesOf('ZIP-2')
    const shown = await fetch(shop().url + (front?.path ?? ''))
    expect(shown.headers.get('content-type')).toBe('image/webp')
    const { body } = await askCall(shop().url, getImportRows, { params: { id }, query: {} }, owner)
    const rows = getImportRows.answer.parse(body).data.rows
    expect(rows.map(({ line, problem }) => [line, problem?.about, problem?.value])).toEqual([
      [3, 'pictures', 'missing.png'],
      [4, 'pictures', 'ZIP-3.png'],
    ])
    const files = await shop().db.select().from(importFiles).where(eq(importFiles.importId, id))
    expect(files.filter(({ bytes }) => bytes !== null)).toEqual([])
    const late = await addFiles(id, archive)
    expect(late.status).toBe(412)
  })

  test('that would fill a disk, lie outside, are locked or are no archive are refused', async () => {
    const id = await addSheet('کتری,ZIP-9,کتری,125000,')
    const bomb = zip({ 'ZIP-9.png': Buffer.alloc(9 * 2 ** 20) }, 9)
    const many = zip(
      Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.png`, Buffer.from('a')])),
    )
    for (const archive of [bomb, many, Buffer.from('no archive'), zip({})]) {
      const { status, text } = await addFiles(id, archive)
      expect(status, text).toBe(422)
      expect(text).toContain('"pictures"')
    }
    const locked = zip({ 'locked.png': picture })
    for (const mark of ['PK\x03\x04', 'PK\x01\x02']) {
      const at = locked.indexOf(Buffer.from(mark, 'latin1')) + (mark.endsWith('\x04') ? 6 : 8)
      locked.writeUInt16LE(locked.readUInt16LE(at) | 1, at)
    }
    // It says that it is small, and is not.
    const lying = zip({ 'lying.png': Buffer.alloc(9 * 2 ** 20) }, 9)
    lying.writeUInt32LE(100, lying.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
    const outside = zip({ '../up.png': picture, '/root.png': picture, 'c:\\x.png': picture })
    for (const archive of [locked, lying, outside]) {
      const { status, body } = await addFiles(id, archive)
      expect(status).toBe(200)
      const { taken, refused } = addImportPictures.answer.parse(body).data
      expect([taken, refused.length]).toEqual([0, archive === outside ? 3 : 1])
    }
    expect((await read(id)).pictures.files).toBe(0)
  })
})
