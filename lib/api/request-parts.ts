import { z } from 'zod'
import type { Call } from '@/lib/contract/call'

const scalar = z.union([z.string(), z.number(), z.boolean()])

const inputParts = z.object({
  params: z.record(z.string(), scalar).default({}),
  query: z.record(z.string(), z.union([scalar, z.array(scalar)]).nullish()).default({}),
  body: z.unknown().optional(),
  files: z.array(z.instanceof(Blob)).optional(),
})

const formFields = z.record(z.string(), scalar.nullish())

function filled(path: string, params: Record<string, z.output<typeof scalar>>): string {
  return path.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new TypeError(`${path} needs "${name}".`)
    return encodeURIComponent(String(value))
  })
}

function formOf(field: string, body: unknown, files: Blob[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(formFields.parse(body ?? {}))) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  for (const file of files) form.append(field, file)
  return form
}

type Line = Pick<Call, 'path' | 'files'>

/** A call's path and its input as a request line and a body. */
export function requestParts({ path, files: places }: Line, input: unknown) {
  const { params, query, body, files } = inputParts.parse(input)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const text = search.toString()
  const url = filled(path, params) + (text && `?${text}`)
  return { url, body: places && files ? formOf(places.field, body, files) : body }
}

/** An input as text, by which the same wish is known again; pictures by what they are called and when they were made. */
export function wordsOf(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value
    const { name, lastModified } = value instanceof File ? value : { name: '', lastModified: 0 }
    return [name, value.size, value.type, lastModified]
  })
}
