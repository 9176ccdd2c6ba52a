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

/** What Next hands over and takes back; `html` is bytes in here and a string out there. */
export const entry = z.object({
  value,
  tags: z.array(z.string()),
  storedAt: z.number(),
  lifetime: lifetime.optional(),
  /** The markup compressed, made once when the page is written. */
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

export function isMissing({ value }: Entry): boolean {
  return value.status !== undefined && value.status >= 400
}

export function bytesOf({ value, tags }: Entry): number {
  const around = 500 + JSON.stringify([value.headers, tags]).length
  if (value.kind === 'APP_ROUTE') return around + value.body.length
  const parts = [value.html, value.rscData, ...(value.segmentData?.values() ?? [])]
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), around)
}
