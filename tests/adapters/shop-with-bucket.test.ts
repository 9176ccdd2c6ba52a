import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPost } from '@/lib/contract/social/posts'
import { upload } from '../kit/upload'
import { openBucket } from '../kit/bucket'
import { png } from '../kit/pictures'
import { openTestShop, type TestShop } from '../kit/test-shop'

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
