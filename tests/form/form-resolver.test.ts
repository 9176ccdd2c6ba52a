import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formResolver } from '@/components/form/use-api-form'
import { cartSingleItem } from '@/lib/contract/cart'
import { getSetting } from '@/lib/contract/content/settings'

const options = { fields: {}, shouldUseNativeValidation: false }

describe('the resolver of a form', () => {
  const resolver = formResolver(cartSingleItem)

  it('lets through what the call takes', async () => {
    const line = { product_id: 1, stock_id: 2, quantity: 3 }
    expect(await resolver(line, undefined, options)).toMatchObject({ values: line, errors: {} })
  })

  it('ties the Persian message of the contract to its field', async () => {
    const line = { product_id: 1, stock_id: 2, quantity: 0 }
    const { errors } = await resolver(line, undefined, options)
    expect(errors).toMatchObject({ quantity: { message: 'تعداد دست‌کم ۱ است.' } })
  })

  it('reports the first error of each field', async () => {
    const rule = z
      .string()
      .min(3, 'کوتاه است.')
      .regex(/^[ا-ی]+$/, 'تنها حرف فارسی.')
    const { errors } = await formResolver({ body: z.object({ name: rule }) })(
      { name: 'x' },
      undefined,
      options,
    )
    expect(errors).toEqual({ name: { type: 'too_small', message: 'کوتاه است.' } })
  })

  it('is not made for a call without a body', () => {
    expect(() => formResolver(getSetting)).toThrow('no body')
  })
})
