import { z } from 'zod'

export const property = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string(), hex: z.string().nullable() })),
})
export type Property = z.output<typeof property>

export const productField = z.object({
  name: z.string(),
  value: z.string(),
  highlighted: z.boolean(),
  /** Its heading in the table of specifications. */
  section: z.string().default(''),
})
export type ProductField = z.output<typeof productField>
