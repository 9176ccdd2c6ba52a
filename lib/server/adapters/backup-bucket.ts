import { open, stat } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'

type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string }

const PART_BYTES = 16 * 1024 * 1024
const TIMEOUT_MS = 300_000
const SILENT = 'the storage of backups says nothing any more'
/** Of a download, which may take hours: how long nothing of it may come. */
const IDLE_MS = 60_000

/** Ends the request where its body says nothing for too long. */
async function* readWhileItComes(
  body: ReadableStream<Uint8Array>,
  { request, idleMs }: { request: AbortController; idleMs: number },
) {
  const reader = body.getReader()
  for (;;) {
    const timer = setTimeout(() => request.abort(new Error(SILENT)), idleMs)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return
    yield value
  }
}

/** A bucket for backups, which no picture is served from. */
export function openBackupBucket({ url, ...keys }: Bucket, idleMs = IDLE_MS) {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })

  async function ask(path: string, request: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await client.fetch(`${url}/${path}`, { signal, ...request })
    if (answer.ok) return answer
    const { method = 'GET' } = request
    await answer.arrayBuffer()
    throw new Error(`the storage of backups answered ${answer.status} to ${method} ${path}`)
  }

  async function uploadParts(file: string, name: string, upload: string): Promise<string> {
    const source = await open(file)
    try {
      const parts: string[] = []
      const { size } = await source.stat()
      for (let start = 0; start < size; start += PART_BYTES) {
        const body = new Uint8Array(Math.min(PART_BYTES, size - start))
        await source.read(body, 0, body.length, start)
        const number = parts.length + 1
        const query = `partNumber=${number}&uploadId=${upload}`
        const part = await ask(`${name}?${query}`, { method: 'PUT', body })
        await part.arrayBuffer()
        const tag = part.headers.get('etag') ?? ''
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`)
      }
      return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    } finally {
      await source.close()
    }
  }

  return {
    /** In pieces, so that memory does not grow with the file; what fails leaves nothing. */
    async upload(file: string, name: string): Promise<void> {
      if ((await stat(file)).size === 0) throw new Error(`${file} is empty`)
      const begun = await (await ask(`${name}?uploads=`, { method: 'POST' })).text()
      const [, id] = /<UploadId>([^<]+)<\/UploadId>/.exec(begun) ?? []
      if (id === undefined) throw new Error('the storage of backups began no upload')
      const upload = encodeURIComponent(id)
      try {
        const body = await uploadParts(file, name, upload)
        const done = await ask(`${name}?uploadId=${upload}`, { method: 'POST', body })
        // S3 may say 200 first and find out afterwards.
        if ((await done.text()).includes('<Error>')) throw new Error('the upload was not finished')
      } catch (error) {
        await ask(`${name}?uploadId=${upload}`, { method: 'DELETE' }).catch(() => {})
        throw error
      }
    },
    async download(name: string): Promise<AsyncIterable<Uint8Array>> {
      const request = new AbortController()
      const timer = setTimeout(() => request.abort(new Error(SILENT)), TIMEOUT_MS)
      const { body } = await ask(name, { signal: request.signal }).finally(() =>
        clearTimeout(timer),
      )
      if (body === null) throw new Error(`the storage of backups sent nothing of ${name}`)
      return readWhileItComes(body, { request, idleMs })
    },
    /** At most a thousand, which is as many as may be kept. */
    async list(): Promise<string[]> {
      const xml = await (await ask('?list-type=2')).text()
      return [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].flatMap(([, key]) => key ?? [])
    },
    async remove(name: string): Promise<void> {
      await (await ask(name, { method: 'DELETE' })).arrayBuffer()
    },
  }
}
