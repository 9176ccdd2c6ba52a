import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText, picture } from '../fields'
import { CURRENCIES } from '@/lib/persian/currency'

const link = z.object({ title: z.string(), href: z.string() })
export const trustLine = z.object({
  title: z.string(),
  text: z.string(),
  icon: z.enum(['truck', 'shield', 'return', 'phone']),
})

/** What the law requires of the seller on an invoice; empty fields are not printed. */
const seller = z.object({
  national_id: z.string(),
  economic_code: z.string(),
  registration_id: z.string(),
  postal_code: z.string(),
})

export const shopSettings = z.object({
  name: z.string(),
  slogan: z.string(),
  /** Null where the shop's own sign stands for it. */
  logo: picture.omit({ alt: true }).nullable().optional(),
  announcement: z.string(),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  address: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  seller: seller.optional(),
  product_count: z.int(),
  /** `#rrggbb`, in whose hue the shop is drawn; empty is the shop's own. */
  colour: z.string().optional(),
  /** In which people read and type amounts; every call has them in rials. Tomans where it is missing. */
  currency: z.enum(CURRENCIES).optional(),
  /** Part of every price, of which an invoice names the tax. */
  vat_percent: z.int().optional(),
  /** Of the offices that the shop is registered with. */
  seals: z.array(z.object({ title: z.string(), href: z.string(), image: z.string() })).optional(),
  /** What pages may load from elsewhere, as `writeHosts` writes it. */
  own_hosts: z.string().optional(),
  /** Scripts of other services, loaded once a page is alive. */
  scripts: z.array(z.string()).optional(),
  /** False of a shop that has no way to say that goods are back. */
  tells_when_back: z.boolean().optional(),
})
export type ShopSettings = z.output<typeof shopSettings>

export const getSetting = defineCall({
  method: 'GET',
  path: '/api/setting',
  summary: 'What the shop says of itself on every page',
  auth: 'anyone',
  answer: dataOf(shopSettings),
})

export const footer = z.object({
  about: z.string(),
  /** Of the bar under the header; none is the shop's own. */
  menu: z.array(link).default([]),
  columns: z.array(z.object({ title: z.string(), links: z.array(link) })),
  social: z.array(link),
})
export type Footer = z.output<typeof footer>

export const getFooter = defineCall({
  method: 'POST',
  path: '/api/footer',
  summary: 'The footer: text, columns of links, social addresses',
  auth: 'anyone',
  example: { body: {} },
  reads: true,
  body: z.object({}),
  answer: dataOf(footer),
})

const region = z.object({ id, name: z.string() })
export type Region = z.output<typeof region>

export const getStates = defineCall({
  method: 'GET',
  path: '/api/get-state',
  summary: 'The 31 provinces',
  auth: 'anyone',
  answer: dataOf(z.array(region)),
})

export const getCities = defineCall({
  method: 'GET',
  path: '/api/get-city',
  summary: 'The cities of a province, or of all of them',
  auth: 'anyone',
  example: { query: { parent_id: 1 } },
  query: z.object({ parent_id: idText.optional() }),
  answer: dataOf(z.array(region.extend({ parent_id: id }))),
})
