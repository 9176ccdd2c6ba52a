import { beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { contract } from '@/lib/contract/contract'
import { MEGABYTE } from '@/lib/contract/limits'
import { describeShop } from '../kit/each-shop'
import { jpegWithCoordinates, png, pngThatClaims } from '../kit/pictures'
import { expectRefused, expectWellMannered } from '../kit/ask-call'
import { upload } from '../kit/upload'

const { updateUserImage } = contract
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

describeShop("a customer's picture", (shop) => {
  let token = ''
  beforeAll(async () => {
    token = await shop().logIn(2)
  })
  const send = (file: Buffer, fields?: Record<string, string>) =>
    upload(shop().url, updateUserImage, token, { files: [file], ...(fields && { fields }) })
  const seen = async (path: string) => {
    const answer = await fetch(`${shop().url}/api${path}`)
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('becomes a square of its own, without what else the file carried', async () => {
    const answer = await send(await jpegWithCoordinates())
    expect(answer.status, answer.text).toBe(200)
    const { data } = updateUserImage.answer.parse(answer.body)
    const { answer: picture, bytes } = await seen(data.image)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const found = await sharp(bytes).metadata()
    expect([found.width, found.height, found.exif]).toEqual([320, 320, undefined])
  })

  test('replaces the previous one, whose file is deleted', async () => {
    const first = updateUserImage.answer.parse(
      (await send(await png({ width: 90, height: 90 }))).body,
    )
    await send(await png({ width: 120, height: 80 }))
    expect((await seen(first.data.image)).answer.status).toBe(404)
  })

  test('is cropped, and a crop outside of it is 422', async () => {
    const picture = await png({ width: 200, height: 100 })
    expect(
      (await send(picture, { left: '50', top: '0', width: '100', height: '100' })).status,
    ).toBe(200)
    const persian = { left: '۵۰', top: '۰', width: '۱۰۰', height: '۱۰۰' }
    expect((await send(picture, persian)).status).toBe(200)
    const outside = { left: '150', top: '0', width: '100', height: '100' }
    expectRefused(await send(picture, outside), 422)
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => svg],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a renamed program', () => Buffer.from(`MZ${'\0'.repeat(500)}`, 'latin1')],
    ['a picture that ends too soon', async () => (await jpegWithCoordinates()).subarray(0, 400)],
    ['nothing', () => Buffer.alloc(0)],
    ['30,000 by 30,000 pixels', () => pngThatClaims({ width: 30_000, height: 30_000 })],
    ['one pixel', () => png({ width: 1, height: 1 })],
    ['more than ten megabytes', () => Buffer.alloc(11 * MEGABYTE - 300_000, 1)],
  ])('that is %s is 422', async (_, make) => {
    expectRefused(await send(await make()), 422)
  })

  test('of 40 megabytes is 413', async () => {
    expectRefused(await send(Buffer.alloc(40 * MEGABYTE, 1)), 413)
  })

  test('that is missing is 422', async () => {
    expectRefused(await upload(shop().url, updateUserImage, token, { files: [] }), 422)
  })

  test.each(['..%2f..%2fetc%2fpasswd', 'a.webp', '%00.webp', `${'a'.repeat(32)}.webp`])(
    'is not found under the name %s',
    async (name) => {
      const answer = await fetch(`${shop().url}/api/media/${name}`)
      const text = await answer.text()
      const body: unknown = JSON.parse(text)
      const { status, headers } = answer
      expectWellMannered({ status, headers, text, body, request: name })
      expect(status).toBe(404)
    },
  )
})

describeShop('a ticket with a file that is no picture', (shop) => {
  test('is 422 at the field of the pictures and at the file', async () => {
    const token = await shop().logIn(1)
    const files = [await png({ width: 40, height: 40 }), Buffer.from('<svg/>')]
    const fields = { subject: 'رسید پرداخت', department: 'finance', message: 'رسید را ببینید.' }
    const answer = await upload(shop().url, contract.openTicket, token, { files, fields })
    const messages = ['این فایل عکس نیست؛ JPG، PNG یا WebP بفرستید.']
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ errors: { files: messages, 'files.1': messages } })
  })
})
