import { addWorkingDays } from '@/lib/domain/working-days'
import { toTehranTime } from '@/lib/persian/days'

export type DemoShippingMethod = {
  slug: string
  title: string
  text: string
  price: number
  freeFrom: number | null
  cities: 'all' | string[]
  slots: { from: string; to: string; capacity: number }[]
  daysMin: number
  daysMax: number
}

export const shippingMethods: DemoShippingMethod[] = [
  {
    slug: 'tehran-courier',
    title: 'پیک تهران',
    text: 'روز و بازهٔ تحویل را خودتان انتخاب می‌کنید؛ پیش از رسیدن تماس می‌گیریم. کالای بزرگ با وانت می‌آید.',
    price: 650000,
    freeFrom: 8000000,
    cities: ['تهران'],
    slots: [
      { from: '09:00', to: '13:00', capacity: 40 },
      { from: '13:00', to: '17:00', capacity: 40 },
      { from: '17:00', to: '21:00', capacity: 60 },
    ],
    daysMin: 0,
    daysMax: 1,
  },
  {
    slug: 'post',
    title: 'پست پیشتاز',
    text: 'به همهٔ شهرها و روستاها، همراه کد رهگیری ۲۴ رقمی که در صفحهٔ سفارش می‌آید.',
    price: 490000,
    freeFrom: 8000000,
    cities: 'all',
    slots: [],
    daysMin: 2,
    daysMax: 4,
  },
  {
    slug: 'intercity-courier',
    title: 'پیک بین‌شهری',
    text: 'تحویل دست‌به‌دست در بازهٔ صبح یا عصر؛ مناسب کالای شکستنی و ارزشمند.',
    price: 890000,
    freeFrom: 8000000,
    cities: ['اصفهان', 'شیراز', 'مشهد', 'تبریز', 'کرج', 'قم', 'اهواز', 'رشت', 'کرمانشاه', 'یزد'],
    slots: [
      { from: '09:00', to: '14:00', capacity: 25 },
      { from: '15:00', to: '20:00', capacity: 25 },
    ],
    daysMin: 2,
    daysMax: 3,
  },
  {
    slug: 'pickup',
    title: 'تحویل حضوری از کریم‌خان',
    text: 'پس از «آمادهٔ ارسال» شدن سفارش، با کارت شناسایی و شمارهٔ سفارش؛ بسته چهار روز نگه داشته می‌شود.',
    price: 0,
    freeFrom: null,
    cities: ['تهران'],
    slots: [],
    daysMin: 0,
    daysMax: 1,
  },
]

/** Of 24 digits, as the post's are. */
export function demoTrackingCode(orderId: number): string {
  return `210934875016${String(98_213_400_000 + orderId * 7919).padStart(12, '0')}`
}

/** As it was promised when it was placed: on one of the days that the method needs. */
export function demoDelivery(shippingMethodId: number, createdAt: Date) {
  const { daysMin = 0, daysMax = 0 } = shippingMethods[shippingMethodId - 1] ?? {}
  const deliveryDay = addWorkingDays(toTehranTime(createdAt).day, daysMin)
  return { shippingMethodId, deliveryDay, lastDay: addWorkingDays(deliveryDay, daysMax - daysMin) }
}
