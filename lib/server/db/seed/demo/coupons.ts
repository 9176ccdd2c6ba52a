export type DemoCoupon = {
  code: string
  title: string
  kind: 'percent' | 'amount'
  value: number
  maxDiscount: number | null
  minTotal: number
  usageLimit: number | null
  perUser: number
  daysLeft: number
}

export const coupons: DemoCoupon[] = [
  {
    code: 'SALAM',
    title: 'ده درصد برای اولین خرید',
    kind: 'percent',
    value: 10,
    maxDiscount: 1500000,
    minTotal: 3000000,
    usageLimit: null,
    perUser: 1,
    daysLeft: 90,
  },
  {
    code: 'PAYIZ15',
    title: 'پانزده درصد جشنوارهٔ پاییز گرم',
    kind: 'percent',
    value: 15,
    maxDiscount: 3000000,
    minTotal: 10000000,
    usageLimit: 500,
    perUser: 2,
    daysLeft: 21,
  },
  {
    code: 'KETAB50',
    title: 'پنجاه هزار تومان برای هفتهٔ کتاب',
    kind: 'amount',
    value: 500000,
    maxDiscount: null,
    minTotal: 4000000,
    usageLimit: 300,
    perUser: 1,
    daysLeft: 12,
  },
  {
    code: 'YALDA200',
    title: 'دویست هزار تومان هدیهٔ یلدا',
    kind: 'amount',
    value: 2000000,
    maxDiscount: null,
    minTotal: 20000000,
    usageLimit: 150,
    perUser: 1,
    daysLeft: 45,
  },
  {
    code: 'TABESTAN',
    title: 'بیست درصد پایان تابستان',
    kind: 'percent',
    value: 20,
    maxDiscount: 2500000,
    minTotal: 8000000,
    usageLimit: 400,
    perUser: 1,
    daysLeft: -18,
  },
]
