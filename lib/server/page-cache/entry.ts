import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'

const bytes = z
  .instanceof(Uint8Array)
  .transform((view): Buffer => Buffer.from(view.buffer, view.byteOffset, view.byteLength))
const headerValue = z.union([z.string(), z.number().transform(String), z.array(z.string())])
const headers = z.record(z.string(), headerValue.optional()).default({})

const page = z.object({
  kind: z.literal('APP_PAGE'),
  html: z.union([z.string().transform((text) => Buffer.from(text)), bytes]),
  rscData: bytes.optional(),
  segmentData: z.map(z.string(), bytes).optional(),
  postponed: z.string().optional(),
  status: z.number().optional(),
  headers,
})

const route = z.object({
  kind: z.literal('APP_ROUTE'),
  body: bytes,
  status: z.number(),
  headers,
})

const value = z.discriminatedUnion('kind', [page, route])

export const lifetime = z.object({
  revalidate: z.union([z.number(), z.literal(false)]),
  expire: z.number().optional(),
})

/** A page as Next gives and takes it, but with `html` as bytes. */
const entry = z.object({
  value,
  tags: z.array(z.string()),
  storedAt: z.number(),
  lifetime: lifetime.optional(),
  /** The markup, compressed once when the page is written. */
  packed: z.object({ br: bytes, gzip: bytes }).optional(),
})

export type Page = z.output<typeof page>
export type Entry = z.output<typeof entry>

export const tagsHeader = 'x-next-cache-tags'

export function renderedValue(given: unknown): Entry['value'] | undefined {
  return value.safeParse(given).data
}

export function tagsOf({ headers }: Entry['value']): string[] {
  const text = headers[tagsHeader]
  return typeof text === 'string' && text !== '' ? text.split(',') : []
}

export function isErrorPage({ value }: Entry): boolean {
  return value.status !== undefined && value.status >= 400
}

export function sizeOf({ value, tags }: Entry): number {
  const around = 500 + JSON.stringify([value.headers, tags]).length
  if (value.kind === 'APP_ROUTE') return around + value.body.length
  const parts = [value.html, value.rscData, ...(value.segmentData?.values() ?? [])]
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), around)
}

const entryLabel = z.object({ key: z.string(), tags: z.array(z.string()), storedAt: z.number() })
export type EntryLabel = z.output<typeof entryLabel>

const LINE_FEED = 0x0a

/** One readable line with the key and tags, which is enough to index it, then the entry. */
export function serializeEntry(key: string, given: Entry): Buffer {
  const { tags, storedAt } = given
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ key, tags, storedAt } satisfies EntryLabel)}\n`),
    serialize(given),
  ])
}

export function parseLabel(bytes: Buffer): EntryLabel | undefined {
  const end = bytes.indexOf(LINE_FEED)
  if (end === -1) return undefined
  try {
    return entryLabel.parse(JSON.parse(bytes.toString('utf8', 0, end)))
  } catch {
    return undefined
  }
}

/** Undefined for a damaged entry, or one of another key. */
export function deserializeEntry(key: string, bytes: Buffer): Entry | undefined {
  if (parseLabel(bytes)?.key !== key) return undefined
  try {
    return entry.parse(deserialize(bytes.subarray(bytes.indexOf(LINE_FEED) + 1)))
  } catch {
    return undefined
  }
}
