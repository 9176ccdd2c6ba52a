import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { branch } from '../content/contact'
import { toDayNumber } from '@/lib/persian/days'
import { getRedirects, redirects, setRedirect } from '../content/redirects'
import { footer } from '../content/settings'
import { writtenLine, writtenText } from '../written-text'
import { writtenDay } from './actions'
import { shopLink } from './home'

const content = { auth: 'staff', staff: { permission: 'content.write' } } as const
const settings = { auth: 'staff', staff: { permission: 'settings.write' } } as const
const version = z.int().min(0)

const links = (most: number) =>
  z
    .array(
      z.object({ title: writtenLine({ what: 'نام پیوند', least: 1, most: 40 }), href: shopLink }),
    )
    .max(most, 'شمار پیوندها بیش از اندازه است.')

const siteLinks = footer.extend({ version })
export type SiteLinks = z.output<typeof siteLinks>

export const getSiteLinks = defineCall({
  method: 'GET',
  path: '/api/desk/links',
  summary: 'The links of the menu and the footer, with the version that a save carries',
  ...content,
  answer: dataOf(z.object({ links: siteLinks })),
})

export const updateSiteLinks = defineCall({
  method: 'PATCH',
  path: '/api/desk/links',
  summary: 'Changes the menu or the footer; seen at the next request',
  ...content,
  retry: 'transaction',
  example: { body: { version: 0, menu: [{ title: 'تازه‌ها', href: '/products?sort=newest' }] } },
  body: z.object({
    version,
    about: writtenText({ what: 'معرفی پاورقی', most: 500 }).optional(),
    menu: links(6).optional(),
    columns: z
      .array(
        z.object({
          title: writtenLine({ what: 'نام ستون', least: 1, most: 40 }),
          links: links(10),
        }),
      )
      .max(3, 'پاورقی بیش از سه ستون ندارد.')
      .optional(),
    social: links(6).optional(),
  }),
  answer: dataOf(z.object({ links: siteLinks })),
})

const LINK_KINDS = ['page', 'category', 'brand', 'festival', 'blog', 'article'] as const
const linkTarget = z.object({
  kind: z.enum(LINK_KINDS),
  title: z.string(),
  href: z.string(),
  /** Of a category the titles of those above it, from the top; each stands after the one above it. */
  above: z.array(z.string()).default([]),
})
export type LinkTarget = z.output<typeof linkTarget>

export const getLinkTargets = defineCall({
  method: 'GET',
  path: '/api/desk/link-targets',
  summary: 'What of the shop a link of home, the menu or the footer can lead to, but for its goods',
  ...content,
  answer: dataOf(z.object({ targets: z.array(linkTarget) })),
})

const branchList = z.object({ branches: z.array(branch), version })
export type BranchList = z.output<typeof branchList>

export const getDeskBranches = defineCall({
  method: 'GET',
  path: '/api/desk/branches',
  summary: 'The shops that can be visited, with the version that a save carries',
  ...content,
  answer: dataOf(branchList),
})

const NO_COORDINATES = 'مختصات روی نقشه درست نیست.'

export const updateBranches = defineCall({
  method: 'PATCH',
  path: '/api/desk/branches',
  summary: 'All the shops that can be visited, in the place of those before',
  ...content,
  retry: 'transaction',
  example: {
    body: {
      version: 0,
      branches: [
        {
          ...{ title: 'شعبهٔ مرکزی', address: 'تهران، کریم‌خان، پلاک ۱۲', phone: '۰۲۱-۹۱۰۰۱۲۳۴' },
          ...{ hours: 'هرروز، ۱۰ تا ۲۱', lat: 35.718, lng: 51.42 },
        },
      ],
    },
  },
  body: z.object({
    version,
    branches: z
      .array(
        z.object({
          title: writtenLine({ what: 'نام شعبه', least: 2, most: 60 }),
          address: writtenLine({ what: 'نشانی شعبه', least: 5, most: 300 }),
          phone: writtenLine({ what: 'تلفن', most: 40 }),
          hours: writtenLine({ what: 'ساعت کار', most: 80 }),
          lat: z.number(NO_COORDINATES).min(24, NO_COORDINATES).max(41, NO_COORDINATES),
          lng: z.number(NO_COORDINATES).min(43, NO_COORDINATES).max(64, NO_COORDINATES),
        }),
      )
      .max(50, 'شمار شعبه‌ها بیش از اندازه است.'),
  }),
  answer: dataOf(branchList),
})

export const setDeskRedirect = defineCall({
  method: 'POST',
  path: '/api/desk/redirects',
  summary: 'Leads an address of the shop elsewhere, or no more, by who writes its content',
  ...content,
  retry: 'transaction',
  example: { body: { from: '/page/old-privacy', to: '/page/privacy' } },
  body: setRedirect.body,
  answer: getRedirects.answer,
})

const MOST_PASTED = 500

export const addDeskRedirects = defineCall({
  method: 'POST',
  path: '/api/desk/redirects/many',
  summary: 'Leads many addresses elsewhere at once; each line that cannot be is answered with why',
  ...content,
  retry: 'transaction',
  example: { body: { list: [{ from: '/page/old-privacy', to: '/page/privacy' }] } },
  body: z.object({
    /** As they were pasted: a wrong one keeps no other from being written. */
    list: z
      .array(z.object({ from: z.string().max(1_000), to: z.string().max(1_000) }))
      .min(1)
      .max(MOST_PASTED, 'هر بار تا ۵۰۰ جابه‌جایی افزوده می‌شود.'),
  }),
  answer: dataOf(
    z.object({
      redirects,
      /** Of the list, by its index. */
      refused: z.array(z.object({ at: z.int(), reason: z.string() })),
    }),
  ),
})

const holidays = z.array(z.object({ day: z.iso.date(), name: z.string() }))
const holidaysAnswer = dataOf(
  z.object({
    holidays,
    /** Of the coming year; they count by themselves. */
    solar: holidays,
  }),
)

export const getDeskHolidays = defineCall({
  method: 'GET',
  path: '/api/desk/holidays',
  summary: 'The holidays to come that the shop was told of, and the solar ones beside them',
  ...settings,
  answer: holidaysAnswer,
})

const MAX_HOLIDAYS_AT_ONCE = 31

export const setDeskHoliday = defineCall({
  method: 'POST',
  path: '/api/desk/holidays',
  summary: 'Takes a day, or all until another, for holidays, or no more; written as 1405/3/6',
  ...settings,
  retry: 'transaction',
  example: { body: { day: '۱۴۲۰/۳/۷', until: '۱۴۲۰/۳/۸', name: 'عید فطر' } },
  body: z
    .object({
      day: writtenDay,
      /** The last of them, that day included. */
      until: writtenDay.optional(),
      name: writtenLine({ what: 'نام تعطیلی', most: 60 }).default(''),
      rests: z.boolean().default(true),
    })
    .refine(({ day, until = day }) => until >= day, {
      path: ['until'],
      error: 'روز پایان پیش از روز آغاز است.',
    })
    .refine(
      ({ day, until = day }) => toDayNumber(until) - toDayNumber(day) < MAX_HOLIDAYS_AT_ONCE,
      { path: ['until'], error: 'یک‌باره حداکثر ۳۱ روز تعطیل می‌شود.' },
    ),
  answer: holidaysAnswer,
})
