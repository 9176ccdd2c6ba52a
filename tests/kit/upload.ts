import type { Call } from '@/lib/contract/call'
import type { WireAnswer } from './ask-call'

export type Upload = {
  files: Buffer[]
  fields?: Record<string, string>
  params?: { id: number }
  key?: string
}

/** A call with pictures, as a browser's form sends it. */
export async function upload(
  base: string,
  call: Call,
  identity: string | { Cookie: string },
  given: Upload,
): Promise<WireAnswer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(given.fields ?? {})) form.append(name, value)
  for (const file of given.files) {
    form.append(call.files?.field ?? '', new Blob([new Uint8Array(file)]), 'عکس.png')
  }
  const url = base + call.path.replace(':id', String(given.params?.id ?? ''))
  const headers = {
    ...(typeof identity === 'string' ? { Authorization: `Bearer ${identity}` } : identity),
    ...(given.key !== undefined && { 'Idempotency-Key': given.key }),
  }
  const response = await fetch(url, { method: call.method, headers, body: form })
  const text = await response.text()
  const body: unknown = JSON.parse(text)
  return { status: response.status, headers: response.headers, text, body, request: url }
}
