import { AwsClient } from 'aws4fetch'
import { ReadingDenied, type MediaStore } from './media-store'

export type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string }

const TIMEOUT_MS = 10_000

/** In a bucket, which several instances of the shop share. */
export function createS3Store({ url, ...keys }: Bucket): MediaStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })

  /** Null where nothing has that name. */
  async function ask(name: string, request: RequestInit): Promise<Buffer | null> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await client.fetch(`${url}/${name}`, { ...request, signal })
    // A body that is not read keeps its connection.
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.ok) return bytes
    if (answer.status === 404) return null
    const { method = 'GET' } = request
    const refused = `the storage answered ${answer.status} to ${method} ${name}`
    // S3 says this of a missing picture too, where the keys may not list what the bucket holds.
    const isDenied = answer.status === 403 && bytes.includes('<Code>AccessDenied</Code>')
    throw isDenied && method === 'GET' ? new ReadingDenied(refused) : new Error(refused)
  }

  return {
    async put(name, bytes) {
      const headers = { 'Content-Type': 'image/webp' }
      const taken = await ask(name, { method: 'PUT', headers, body: new Uint8Array(bytes) })
      if (taken === null) throw new Error('the storage has no such bucket')
    },
    get: (name) => ask(name, {}),
    async remove(name) {
      await ask(name, { method: 'DELETE' })
    },
  }
}
