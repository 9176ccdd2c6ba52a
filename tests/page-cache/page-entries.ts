import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Entry } from '@/lib/server/page-cache/entry'
import { FilesTier } from '@/lib/server/page-cache/files-tier'
import { memoryCaps, PageStore } from '@/lib/server/page-cache/page-store'

const source = 'a'.repeat(64)

/** A key as Next makes it: the path decoded, after its source route. */
export function keyOf(path: string): string {
  const stored = path === '/' ? '/index' : decodeURI(path)
  return `/route-cache/APP_PAGE/${source}/$${stored}`
}

type PageEntryInput = {
  html?: string
  tags?: string[]
  status?: number
  storedAt?: number
  revalidate?: number | false
  expire?: number
}

export function pageEntry(given: PageEntryInput = {}): Entry {
  const { html = '<h1>کفش</h1>', tags = [], status, storedAt = Date.now() } = given
  const { revalidate = 60, expire } = given
  return {
    value: {
      kind: 'APP_PAGE',
      html: Buffer.from(html),
      rscData: Buffer.from('rsc'),
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
      status,
      headers: {
        'x-nextjs-stale-time': '300',
        'x-next-cache-tags': tags.join(','),
        'content-security-policy': "default-src 'self'",
      },
    },
    tags,
    storedAt,
    lifetime: { revalidate, expire },
  }
}

export function createMemoryStore(caps: Partial<typeof memoryCaps> = {}): PageStore {
  return new PageStore({
    security: { 'X-Content-Type-Options': 'nosniff' },
    onError: (error) => {
      throw error
    },
    caps: { ...memoryCaps, ...caps },
  })
}

export function createEmptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vitrin-pages-'))
}

const LARGE_CAPS = { bytes: 10_000_000, entries: 1000 }

export async function createFileStore(
  root: string,
  build = 'one',
  most = LARGE_CAPS,
): Promise<PageStore> {
  const store = createMemoryStore()
  store.setTier(await FilesTier.open(root, build, most))
  return store
}
