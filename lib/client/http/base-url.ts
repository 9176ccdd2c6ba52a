import { getInProcessFetch } from '@/lib/in-process'

/** Never asked for over the network: only the bundled shop in this process reads it. */
const IN_PROCESS_ORIGIN = 'http://shop.invalid'

/** The value at run time, written so that the bundler cannot put the build's in its place. */
function apiBaseUrl(): string | undefined {
  const { env } = process
  return env['API_BASE_URL']?.trim().replace(/\/+$/, '') || undefined
}

export function resolveUrl(path: string): string {
  if (typeof window !== 'undefined') return path
  return (apiBaseUrl() ?? IN_PROCESS_ORIGIN) + path
}

/** The browser asks its own origin; the server asks the shop in its process, or the one it is pointed to. */
export const apiFetch: typeof fetch = (input, init) => {
  if (typeof window !== 'undefined' || apiBaseUrl()) return fetch(input, init)
  const local = getInProcessFetch()
  if (!local) throw new TypeError('No shop runs in this process, and API_BASE_URL is not set.')
  return local(new Request(input, init))
}
