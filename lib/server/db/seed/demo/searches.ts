/** What shoppers of the demo shop look for, the commonest first. */
export const searches = [
  'گوشی موبایل',
  'هدفون بی‌سیم',
  'لپ‌تاپ',
  'ساعت هوشمند',
  'کفش پیاده‌روی',
  'قهوه',
  'آجیل',
  'مانتو',
]
