import { z } from 'zod'

/** Counted as they happen, by day. */
export const COUNTED_STEPS = ['product_view', 'cart_add', 'checkout'] as const
export type CountedStep = (typeof COUNTED_STEPS)[number]

/** From seeing a product to paying for it; the last two are read from the orders. */
export const FUNNEL_STEPS = [...COUNTED_STEPS, 'order_placed', 'order_paid'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

export const salesFunnel = z.object({
  /** The first day that was ever counted; null before it. The steps begin with it where the span is older. */
  counted_since: z.iso.date().nullable(),
  /** Null where nothing was counted yet on any day of the span. */
  steps: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: z.int().nullable() })),
})
export type SalesFunnel = z.output<typeof salesFunnel>
