import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openMediaStore } from '@/lib/server/adapters/media/open-media-store'
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

  test('what is put is what is got, until it is removed', async () => {
    const bytes = Buffer.from([0, 255, 128, 10, 13])
    await store().put(NAME, bytes)
    expect(await store().get(NAME)).toEqual(bytes)
    await store().remove(NAME)
    expect(await store().get(NAME)).toBeNull()
  })

  test('what is not there is removed without a word', async () => {
    await store().remove(NAME)
    expect(bucket.objects.size).toBe(0)
  })

  test('a storage that removes nothing is told of, and fails nobody who dropped a picture', async () => {
    await store({ secretAccessKey: 'another-secret' }).remove(NAME)
    expect(left).toHaveBeenCalledOnce()
    expect(String(left.mock.lastCall)).toContain(`the storage answered 403 to DELETE ${NAME}`)
  })

  test('keys that are wrong are a failure, not a missing picture', async () => {
    const stranger = store({ secretAccessKey: 'another-secret' })
    await expect(stranger.get(NAME)).rejects.toThrow('the storage answered 403 to GET')
    await expect(stranger.put(NAME, Buffer.from('x'))).rejects.toThrow('403 to PUT')
    expect(bucket.objects.size).toBe(0)
  })

  test('a bucket that does not exist takes nothing', async () => {
    const lost = store({ url: bucket.nowhere })
    await expect(lost.put(NAME, Buffer.from('x'))).rejects.toThrow('no such bucket')
  })

  test('a storage that asks for patience is asked again, and not for ever', async () => {
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
