import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { updateUserImage } from '@/lib/contract/account/edit-profile'
import { openTicket } from '@/lib/contract/account/tickets'
import { uploadCommentPicture } from '@/lib/contract/reviews/write-reviews'
import { createPost } from '@/lib/contract/social/posts'
import { dailyCounts } from '@/lib/server/db/schema/schema'
import { upload, type Upload } from '../kit/upload'
import { openBucket } from '../kit/bucket'
import { png } from '../kit/pictures'
import { openTestShop, type TestShop } from '../kit/test-shop'

const TICKET = { subject: 'عکس بسته', department: 'support', message: 'عکس را ببینید.' }
const ABSENT = `/media/${'0a'.repeat(16)}.webp`

describe('a shop with its pictures in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof openBucket>>
  let shop: TestShop
  let token = ''
  beforeAll(async () => {
    bucket = await openBucket('vitrin', 'a-long-secret')
    const keys = { S3_ACCESS_KEY: 'vitrin', S3_SECRET_KEY: 'a-long-secret' }
    shop = await openTestShop('PGlite', { S3_URL: bucket.url, ...keys })
    token = await shop.logIn(1)
  })
  afterAll(async () => {
    await shop.close()
    await bucket.close()
  })
  afterEach(() => Object.assign(bucket.state, { failures: 0, mayList: true, takes: /^/ }))

  const lastLogLine = () => shop.logLines.at(-1) ?? ''
  const post = async () =>
    upload(shop.url, createPost, token, {
      files: [await png({ width: 1200, height: 900 })],
      fields: { text: 'امروز رسید.' },
    })

  test('stores a post in two widths and serves both', async () => {
    const { post: posted } = createPost.answer.parse((await post()).body).data
    expect(bucket.objects.size).toBe(2)
    const { url } = posted.image
    for (const path of [url, url.replace('-960.', '-480.')]) {
      const picture = await fetch(shop.url + path)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })

  test.each([
    ['larger', /-480\.webp$/],
    ['smaller', /-960\.webp$/],
  ])('leaves no file of a post whose %s picture cannot be stored', async (_, takes) => {
    const before = [...bucket.objects.keys()]
    bucket.state.takes = takes
    expect((await post()).status).toBe(503)
    expect([...bucket.objects.keys()]).toEqual(before)
  })

  test('answers 503 for a picture it cannot store, and logs why', async () => {
    bucket.state.failures = 100
    const answer = await post()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect(answer.body).toEqual({
      error: expect.stringMatching(/^عکس‌ها را همین حالا/),
      code: 'unavailable',
    })
    expect(shop.logLines.join('')).toContain('the storage answered 503 to PUT')
    bucket.state.failures = 0
    expect((await post()).status).toBe(200)
  })

  test.each<[string, Call, Omit<Upload, 'files'>]>([
    ['a post', createPost, { fields: { text: 'امروز رسید.' } }],
    ['a picture of a comment', uploadCommentPicture, {}],
    ['a profile picture', updateUserImage, {}],
    ['an attachment', openTicket, { fields: TICKET }],
  ])('counts nothing of the day for %s that it cannot store', async (_, call, given) => {
    const customer = await shop.logIn(2)
    const counts = () => shop.db.select().from(dailyCounts).where(eq(dailyCounts.userId, 2))
    const send = async (file: Buffer) =>
      (await upload(shop.url, call, customer, { files: [file], ...given })).status
    expect(await send(Buffer.from('<svg/>'))).toBe(422)
    const before = await counts()
    bucket.state.failures = 100
    expect(await send(await png({ width: 1200, height: 900 }))).toBe(503)
    expect(await counts()).toEqual(before)
    expect(before.map(({ times }) => times)).toContain(1)
  })

  test('answers 404 for a picture that does not exist', async () => {
    expect((await fetch(shop.url + ABSENT)).status).toBe(404)
  })

  test('answers 404, and logs it, where the bucket may not be listed', async () => {
    bucket.state.mayList = false
    expect((await fetch(shop.url + ABSENT)).status).toBe(404)
    expect(lastLogLine()).toContain('the storage denies a picture, or has none')
  })

  test('answers 503, and logs it, while the bucket is away', async () => {
    bucket.state.failures = 100
    const answer = await fetch(shop.url + ABSENT)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(lastLogLine()).toContain('the storage of pictures is away')
  })
})
