/** The lines of every sum, from the cart to the invoice: one thing is called one thing. */
export const sumLabels = {
  goods: 'مبلغ کالاها',
  discount: 'تخفیف',
  coupon: 'کد تخفیف',
  shipping: 'هزینهٔ ارسال',
  due: 'مبلغ قابل پرداخت',
  paid: 'مبلغ پرداخت‌شده',
}

/** Wherever a sum is shown before the shop knows where the goods go. */
export const WITHOUT_SHIPPING = 'هزینهٔ ارسال جدا'
export const AFTER_CITY = 'پس از انتخاب شهر'

/** Of shipping; the second where what else is in the cart makes it so. */
export const FREE = 'ارسال رایگان'
export const FREE_WITH_CART = 'با سبد شما، ارسال رایگان'
