type InvoiceInput = {
  lines: readonly { price: number; final_price: number; quantity: number }[]
  coupon_discount: number
  shipping_price: number
  /** Prices have it in them; 0 where the shop charges none. */
  vat_percent: number
}

export type InvoiceAmounts = {
  /** Before the discount, and without the tax that is in the price. */
  net: number
  discount: number
  taxable: number
  vat: number
  total: number
}

const WHOLE = 100

/** The part of a price that is not tax, to the rial. */
function withoutVat(rials: number, percent: number): number {
  return Math.round((rials * WHOLE) / (WHOLE + percent))
}

function amountsOf(full: number, paid: number, percent: number): InvoiceAmounts {
  const taxable = withoutVat(paid, percent)
  const net = Math.max(withoutVat(full, percent), taxable)
  return { net, discount: net - taxable, taxable, vat: paid - taxable, total: paid }
}

/** Line by line what the tax is and the share of the coupon; their totals are the order's to the rial. */
export function splitInvoice({ lines, ...order }: InvoiceInput) {
  const { coupon_discount: coupon, shipping_price: shipping, vat_percent: percent } = order
  const goods = lines.reduce((sum, line) => sum + line.final_price * line.quantity, 0)
  const shareUpTo = (worth: number) =>
    goods === 0 ? 0 : Number((BigInt(coupon) * BigInt(worth)) / BigInt(goods))
  let before = 0
  const split = lines.map(({ price, final_price, quantity }) => {
    const worth = final_price * quantity
    const share = shareUpTo(before + worth) - shareUpTo(before)
    before += worth
    return amountsOf(price * quantity, worth - share, percent)
  })
  const delivery = shipping === 0 ? null : amountsOf(shipping, shipping, percent)
  const all = delivery === null ? split : [...split, delivery]
  const sum = (name: keyof InvoiceAmounts) => all.reduce((total, line) => total + line[name], 0)
  return {
    lines: split,
    shipping: delivery,
    total: {
      net: sum('net'),
      discount: sum('discount'),
      taxable: sum('taxable'),
      vat: sum('vat'),
      total: sum('total'),
    },
  }
}
