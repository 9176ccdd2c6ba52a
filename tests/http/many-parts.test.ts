import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { describeShop } from '../kit/each-shop'
import { askCall, expectRefused, sendRaw } from '../kit/ask-call'
import { upload } from '../kit/upload'

const { createPost, findListBrands, getProducts } = contract

const NO_PICTURE = 'این فایل عکس نیست؛ JPG، PNG یا WebP بفرستید.'

afterEach(() => vi.restoreAllMocks())

describeShop('an input of very many parts', (shop) => {
  const boundary = 'form-boundary-of-thirty-letters'
  const spyOnParsers = () => [
    vi.spyOn(Request.prototype, 'formData'),
    vi.spyOn(Response.prototype, 'formData'),
  ]
  async function sendParts(times: number, contentType: string) {
    const token = await shop().logIn(2)
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\na\r\n`
    return sendRaw(shop().url + createPost.path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': contentType },
      body: `${part.repeat(times)}--${boundary}--\r\n`,
    })
  }

  test('a form of thousands of files is refused before it is parsed', async () => {
    const parsers = spyOnParsers()
    expectRefused(await sendParts(5_000, `multipart/form-data; boundary=${boundary}`), 422)
    for (const parse of parsers) expect(parse).not.toHaveBeenCalled()
  })

  test.each([
    `multipart/form-data; x="; boundary=zzz"; boundary=${boundary}`,
    `multipart/form-data; boundary=zzz; boundary=${boundary}`,
    `multipart/form-data; boundary=${boundary}; boundary=zzz`,
    `multipart/form-data; boundary="z\\"zz"; boundary=${boundary}`,
    'multipart/form-data; boundary=',
    'multipart/form-data',
  ])('a form is unreadable whose boundary is in doubt: %s', async (contentType) => {
    const parsers = spyOnParsers()
    expectRefused(await sendParts(5_000, contentType), 400)
    for (const parse of parsers) expect(parse).not.toHaveBeenCalled()
  })

  test.each([
    `multipart/form-data; boundary=${boundary}`,
    `multipart/form-data;boundary="${boundary}"`,
    `Multipart/Form-Data; Boundary=${boundary}; charset=UTF-8`,
  ])('a form is read whose boundary is clear: %s', async (contentType) => {
    // What it holds is found to be no picture.
    const { status, body } = await sendParts(1, contentType)
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { image: [NO_PICTURE] } },
    })
  })

  test('a form is refused at its first surplus file, and those after it are not read', async () => {
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
    const token = await shop().logIn(2)
    const files = Array.from({ length: 9 }, () => Buffer.from('a'))
    expectRefused(await upload(shop().url, createPost, token, { files }), 422)
    expect(read.mock.calls.length).toBeLessThan(files.length)
  })

  test('a form of more text than any call takes is refused', async () => {
    const token = await shop().logIn(2)
    const fields = { text: 'ب'.repeat(200_000) }
    const files = [Buffer.from('a')]
    expectRefused(await upload(shop().url, createPost, token, { files, fields }), 413)
  })

  test.each([getProducts, findListBrands])(
    'an object of thousands of keys gets a short answer',
    async (call) => {
      const properties = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [at, 1]))
      const answer = await askCall(shop().url, call, { body: { properties } })
      expectRefused(answer, 422)
      expect(answer.text.length).toBeLessThan(1_000)
    },
  )

  test('of hundreds of issues the answer names fifty', async () => {
    const properties = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [at, 1]))
    const answer = await askCall(shop().url, getProducts, { body: { properties } })
    expectRefused(answer, 422)
    expect(answer.text.match(/properties\.\d+/g)).toHaveLength(50)
  })
})
