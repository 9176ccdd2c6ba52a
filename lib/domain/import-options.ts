import { z } from 'zod/mini'

/** How a sheet is read and what becomes of its goods. */
export const importOptions = z.object({
  /** Of prices that do not say theirs. */
  price_unit: z.enum(['toman', 'rial']),
  status: z.enum(['hidden', 'published']),
  makes_categories: z.boolean(),
  makes_brands: z.boolean(),
  /** Prices that look like a slip, such as one with a zero too few. */
  takes_doubtful: z.boolean(),
  /** Names that are nearly the shop's are new ones, and no slips. */
  takes_near_names: z._default(z.boolean(), false),
})
export type ImportOptions = z.output<typeof importOptions>

export const START_OPTIONS: ImportOptions = {
  price_unit: 'toman',
  status: 'hidden',
  makes_categories: false,
  makes_brands: false,
  takes_doubtful: false,
  takes_near_names: false,
}
