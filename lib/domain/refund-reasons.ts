/** What a refund by line mostly is for; of goods that are not there, or are broken, none lies on the shelf again. */
export const REFUND_REASONS = [
  { text: 'کالا موجود نبود.', hasGoods: false },
  { text: 'کالا آسیب دیده بود.', hasGoods: false },
  { text: 'دیر می‌رسید.', hasGoods: true },
  { text: 'به خواست مشتری.', hasGoods: true },
]
