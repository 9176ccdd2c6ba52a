import { z } from 'zod'
import { companyId, economicCode, postalCode, registrationId } from '../person-fields'
import { CURRENCIES } from '@/lib/persian/currency'
import { dataOf, defineCall } from '../call'
import { writtenLine } from '../written-text'

const NO_EMAIL = 'نشانی ایمیل درست نیست.'
/** When it was last saved, in milliseconds; 0 of what was never saved. */
const version = z.int().min(0)

const line = (what: string, most: number) => writtenLine({ what, most })
const orEmpty = <S extends z.ZodType<string>>(field: S) => z.literal('').or(field)

const shopFields = {
  name: writtenLine({ what: 'نام فروشگاه', least: 2, most: 40 }),
  slogan: line('شعار', 80),
  /** The address of an upload; empty takes the one that is there away. */
  logo: z.string().max(300, 'نشانی تصویر نادرست است.'),
  /** In whose hue the shop is drawn; empty is the shop's own. */
  colour: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(#[\da-f]{6})?$/, 'رنگ را مانند \u2066#c2410c\u2069 بنویسید.'),
  /** In which people read and type amounts; calls have them in rials. */
  currency: z.enum(CURRENCIES, 'واحد پول را انتخاب کنید.'),
  announcement: line('اعلان بالای صفحه', 160),
  phone: line('تلفن', 40),
  email: orEmpty(z.email(NO_EMAIL).max(120, NO_EMAIL)),
  hours: line('ساعت کار', 80),
  address: line('نشانی', 300),
  seller: z.object({
    national_id: orEmpty(companyId),
    economic_code: orEmpty(economicCode),
    registration_id: orEmpty(registrationId),
    postal_code: orEmpty(postalCode),
  }),
  seo_title: writtenLine({ what: 'عنوان صفحهٔ اصلی', least: 2, most: 100 }),
  seo_description: line('توضیح صفحهٔ اصلی', 300),
}

const ownSettings = z.object({
  name: z.string(),
  slogan: z.string(),
  logo: z.string(),
  colour: z.string(),
  currency: z.enum(CURRENCIES),
  announcement: z.string(),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  address: z.string(),
  seller: z.object({
    national_id: z.string(),
    economic_code: z.string(),
    registration_id: z.string(),
    postal_code: z.string(),
  }),
  seo_title: z.string(),
  seo_description: z.string(),
  version,
})
export type OwnSettings = z.output<typeof ownSettings>

export const getDeskSettings = defineCall({
  method: 'GET',
  path: '/api/desk/settings/shop',
  summary: 'What the shop says of itself, with the version that a save carries',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  answer: dataOf(z.object({ settings: ownSettings })),
})

export const updateDeskSettings = defineCall({
  method: 'PATCH',
  path: '/api/desk/settings/shop',
  summary: 'Changes the name, the contact or the seller of the shop; seen at the next request',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  retry: 'transaction',
  example: { body: { version: 0, hours: 'شنبه تا چهارشنبه، ۹ تا ۱۷' } },
  body: z.object({ ...z.object(shopFields).partial().shape, version }),
  answer: dataOf(z.object({ settings: ownSettings })),
})
