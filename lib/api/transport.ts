import axios, { type AxiosProgressEvent, type AxiosResponse } from 'axios'
import type { Method } from '@/lib/contract/call'
import { ApiFailure } from './failure'
import { onNetworkCode } from './status-table'
import { addressOf, shopFetch } from './way-to-shop'

const client = axios.create({
  adapter: 'fetch',
  env: { fetch: shopFetch },
  headers: { Accept: 'application/json' },
  timeout: 30_000,
  validateStatus: () => true,
  withCredentials: true,
})

export type Sending = {
  method: Method
  url: string
  body: unknown
  headers: Record<string, string>
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
}

/** Only XMLHttpRequest tells how much has left; a picture may take its time, and its sender a way out. */
function watched(onProgress: Sending['onProgress']) {
  if (!onProgress) return {}
  return {
    adapter: 'xhr',
    timeout: 0,
    onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => onProgress(loaded / (total || 1)),
  }
}

function notAnswered(error: unknown, signal: AbortSignal | undefined): ApiFailure {
  if (axios.isCancel(error) || signal?.aborted) {
    return new ApiFailure({ kind: 'canceled', message: '', cause: error })
  }
  const code = axios.isAxiosError(error) ? error.code : undefined
  return new ApiFailure({ kind: 'network', message: onNetworkCode(code) ?? '', cause: error })
}

/** As text at once: axios copies an object and leaves out keys such as `constructor`. */
function written(body: unknown): { data?: string | FormData; headers?: Record<string, string> } {
  if (body === undefined) return {}
  if (body instanceof FormData) return { data: body }
  return { data: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

/** One request over the wire, whatever status it is answered with. */
export async function exchange(sending: Sending): Promise<AxiosResponse<unknown>> {
  const { method, url, body, headers, signal, onProgress } = sending
  const { data, headers: type } = written(body)
  try {
    return await client.request<unknown>({
      method,
      url: addressOf(url),
      headers: { ...type, ...headers },
      ...(data === undefined ? {} : { data }),
      ...(signal ? { signal } : {}),
      ...watched(onProgress),
    })
  } catch (error) {
    throw notAnswered(error, signal)
  }
}
