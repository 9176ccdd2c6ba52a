import { z } from 'zod'
import { rials } from '../fields'
import { MAX_PRICE } from '../limits'

/** What a variant costs while its sale runs; it ends by itself where it has an end. */
export const sale = z.object({
  price: rials,
  from: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
})
export type Sale = z.output<typeof sale>

export const saleInput = z
  .object({
    price: z
      .int('قیمت فروش ویژه را به ریال بنویسید.')
      .min(10, 'قیمت فروش ویژه باید بیش از صفر باشد.')
      .max(MAX_PRICE, 'قیمت فروش ویژه بیش از اندازه بزرگ است.'),
    /** Without one, from now on. */
    from: z.iso.datetime('آغاز فروش ویژه درست نیست.').nullable().default(null),
    until: z.iso.datetime('پایان فروش ویژه درست نیست.').nullable().default(null),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    message: 'پایان فروش ویژه باید پس از آغاز آن باشد.',
    path: ['until'],
  })
export type SaleInput = z.output<typeof saleInput>
