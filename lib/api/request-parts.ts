import { z } from 'zod'

const scalar = z.union([z.string(), z.number(), z.boolean()])

const inputParts = z.object({
  params: z.record(z.string(), scalar).default({}),
  query: z.record(z.string(), z.union([scalar, z.array(scalar)]).nullish()).default({}),
  body: z.unknown().optional(),
})

function filled(path: string, params: Record<string, z.output<typeof scalar>>): string {
  return path.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new TypeError(`${path} needs "${name}".`)
    return encodeURIComponent(String(value))
  })
}

/** A call's path and its input as a request line and a body. */
export function requestParts(path: string, input: unknown): { url: string; body: unknown } {
  const { params, query, body } = inputParts.parse(input)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const text = search.toString()
  return { url: filled(path, params) + (text && `?${text}`), body }
}
