import { createHash, createHmac } from 'node:crypto'
import { serveOverHttp } from './over-http'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Signature version 4 as its documentation builds it. */
function signatureOf(request: Request, signed: string, scope: string, secret: string): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.sort()
  const query = searchParams.toString()
  const lines = signed.split(';').map((name) => `${name}:${request.headers.get(name) ?? ''}\n`)
  const body = request.headers.get('x-amz-content-sha256') ?? ''
  const canonical = [request.method, pathname, query, lines.join(''), signed, body].join('\n')
  const date = request.headers.get('x-amz-date') ?? ''
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}

function isSigned(request: Request, access: string, secret: string): boolean {
  const given = request.headers.get('authorization') ?? ''
  const [, key, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      given,
    ) ?? []
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (key !== access || !needed.every((name) => signed.split(';').includes(name))) return false
  return signature === signatureOf(request, signed, scope, secret)
}

/** A bucket that speaks as S3 does, and can be told to fail some times, to list nothing, or to be full. */
export async function openBucket(access: string, secret: string) {
  const objects = new Map<string, Uint8Array>()
  const parts = new Map<number, Uint8Array>()
  const state = { failures: 0, requestCount: 0, mayList: true, takes: /^/ }

  async function answer(request: Request): Promise<Response> {
    state.requestCount += 1
    if (state.failures > 0) {
      state.failures -= 1
      return new Response('<Error><Code>SlowDown</Code></Error>', { status: 503 })
    }
    if (!isSigned(request, access, secret)) {
      return new Response('<Error><Code>SignatureDoesNotMatch</Code></Error>', { status: 403 })
    }
    const { pathname, searchParams } = new URL(request.url)
    const part = [searchParams.get('uploadId'), searchParams.get('partNumber')]
    const [, bucket, name = ''] = pathname.split('/')
    if (bucket !== 'vitrin') return new Response('<Code>NoSuchBucket</Code>', { status: 404 })
    if (name === '' && searchParams.get('list-type') === '2') {
      const after = searchParams.get('start-after') ?? ''
      const keys = [...objects.keys()].sort().filter((key) => key > after)
      const page = keys.slice(0, 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
      return new Response(`<ListBucketResult>${page.join('')}</ListBucketResult>`)
    }
    if (searchParams.has('uploads')) return new Response('<UploadId>a/b+c</UploadId>')
    if (part[0] !== null && request.method === 'PUT') {
      parts.set(Number(part[1]), new Uint8Array(await request.arrayBuffer()))
      return new Response('', { headers: { ETag: `"${part[1]}"` } })
    }
    if (part[0] !== null && request.method === 'POST') {
      const tags = [...(await request.text()).matchAll(/<ETag>"(\d+)"<\/ETag>/g)]
      objects.set(name, Buffer.concat(tags.flatMap(([, at]) => parts.get(Number(at)) ?? [])))
      return new Response('<CompleteMultipartUploadResult/>')
    }
    if (request.method === 'PUT' && !state.takes.test(name)) {
      return new Response('<Error><Code>QuotaExceeded</Code></Error>', { status: 403 })
    }
    if (request.method === 'PUT') objects.set(name, new Uint8Array(await request.arrayBuffer()))
    if (request.method === 'DELETE') {
      objects.delete(name)
      return new Response(null, { status: 204 })
    }
    const bytes = objects.get(name)
    if (bytes) return new Response(request.method === 'PUT' ? '' : new Uint8Array(bytes))
    return state.mayList
      ? new Response('<Code>NoSuchKey</Code>', { status: 404 })
      : new Response('<Error><Code>AccessDenied</Code></Error>', { status: 403 })
  }

  let server = await serveOverHttp(answer)
  const { url } = server
  /** On the same port, with all that it holds. */
  const reopen = async () => {
    server = await serveOverHttp(answer, Number(new URL(url).port))
  }
  const close = () => server.close()
  return { url: `${url}/vitrin`, nowhere: `${url}/other`, objects, state, close, reopen }
}
