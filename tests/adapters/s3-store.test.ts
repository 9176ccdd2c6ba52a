import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openMediaStore } from '@/lib/server/adapters/media/media-store'
import { openBucket } from '../kit/bucket'

const keys = { region: 'ir-thr-at1', accessKeyId: 'vitrin', secretAccessKey: 'a-long-secret' }
const NAME = `${'0a'.repeat(16)}-640.webp`

describe('pictures in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof openBucket>>
  beforeAll(async () => {
    bucket = await openBucket(keys.accessKeyId, keys.secretAccessKey)
  })
  afterAll(() => bucket.close())

  const left = vi.fn<(error: unknown) => void>()
  const store = (other: Partial<typeof keys & { url: string }> = {}) =>
    openMediaStore({ dataDir: 'nowhere', s3: { url: bucket.url, ...keys, ...other } }, left)

  test('are read as they were stored, until they are removed', async () => {
    const bytes = Buffer.from([0, 255, 128, 10, 13])
    await store().put(NAME, bytes)
    expect(await store().get(NAME)).toEqual(bytes)
    await store().remove(NAME)
    expect(await store().get(NAME)).toBeNull()
  })

  test('can be removed when they are not there', async () => {
    await store().remove(NAME)
    expect(bucket.objects.size).toBe(0)
  })

  test('are listed page by page, and nothing else of the bucket is', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter.repeat(32)}.webp`)
    for (const name of names) await store().put(name, Buffer.from(name))
    bucket.objects.set('notes.txt', new Uint8Array())
    const listed: string[] = []
    for await (const name of store().list()) listed.push(name)
    expect(listed).toEqual(names)
    bucket.objects.clear()
  })

  test('report a removal that failed without failing it', async () => {
    await store({ secretAccessKey: 'another-secret' }).remove(NAME)
    expect(left).toHaveBeenCalledOnce()
    expect(String(left.mock.lastCall)).toContain(`the storage answered 403 to DELETE ${NAME}`)
  })

  test('with wrong keys are an error, not a missing picture', async () => {
    const stranger = store({ secretAccessKey: 'another-secret' })
    await expect(stranger.get(NAME)).rejects.toThrow('the storage answered 403 to GET')
    await expect(stranger.put(NAME, Buffer.from('x'))).rejects.toThrow('403 to PUT')
    expect(bucket.objects.size).toBe(0)
  })

  test('cannot be stored in a bucket that does not exist', async () => {
    const lost = store({ url: bucket.nowhere })
    await expect(lost.put(NAME, Buffer.from('x'))).rejects.toThrow('no such bucket')
  })

  test('are retried while the storage is busy, but not for ever', async () => {
    bucket.state.failures = 2
    await store().put(NAME, Buffer.from('x'))
    expect(bucket.objects.has(NAME)).toBe(true)
    bucket.state.failures = 100
    bucket.state.requestCount = 0
    await expect(store().get(NAME)).rejects.toThrow('the storage answered 503')
    expect(bucket.state.requestCount).toBe(3)
    bucket.state.failures = 0
  })
})
