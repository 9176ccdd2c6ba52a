import { z } from 'zod/mini'

/** How a sheet is read and what becomes of its goods. */
export const importOptions = z.object({
  /** Of prices that do not say theirs. */
  price_unit: z.enum(['toman', 'rial']),
  status: z.enum(['hidden', 'published']),
  makes_categories: z.boolean(),
  makes_brands: z.boolean(),
  /** Rows that look like a slip, such as a price with a zero too few or a brand that is nearly one of the shop's. */
  takes_doubtful: z.boolean(),
})
export type ImportOptions = z.output<typeof importOptions>

export const START_OPTIONS: ImportOptions = {
  price_unit: 'toman',
  status: 'hidden',
  makes_categories: false,
  makes_brands: false,
  takes_doubtful: false,
}
