import { Refusal } from '../services/refusal'

const MOST_BYTES = 1_048_576

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

async function textOf(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw new BodyTooLarge()
  if (request.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > MOST_BYTES) {
      await reader.cancel()
      throw new BodyTooLarge()
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** An empty body stands for an empty object: several calls of the specification send none. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await textOf(request)
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('bad_request', 'درخواست خوانا نیست: بدنهٔ آن JSON درست نیست.')
  }
}
