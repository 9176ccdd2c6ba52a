import { AwsClient } from 'aws4fetch'
import type { MediaStore } from './media-store'

export type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string }

const PATIENCE = 10_000

/** In a bucket, which several instances of the shop share. */
export function inS3({ url, ...keys }: Bucket): MediaStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })

  async function ask(name: string, request: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await client.fetch(`${url}/${name}`, { ...request, signal })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`the storage answered ${answer.status} to ${request.method ?? 'GET'} ${name}`)
  }

  return {
    async put(name, bytes) {
      const headers = { 'Content-Type': 'image/webp' }
      const { ok } = await ask(name, { method: 'PUT', headers, body: new Uint8Array(bytes) })
      if (!ok) throw new Error('the storage has no such bucket')
    },
    async get(name) {
      const answer = await ask(name, {})
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
    },
    async remove(name) {
      await ask(name, { method: 'DELETE' })
    },
  }
}
