import { z } from 'zod'
import { contrastRatio, parseHex } from '@/lib/domain/contrast'
import { dataOf, defineCall } from '../call'
import {
  homePart,
  HOME_PARTS,
  showing,
  storedBanner,
  storedSlide,
  TONES,
} from '../content/home-parts'
import { homeSection } from '../content/home'
import { isShopLink } from '../content/redirects'
import { writtenLine, writtenText } from '../written-text'

const access = { auth: 'staff', staff: { permission: 'content.write' } } as const
const version = z.int().min(0)

const MAX_SLIDES = 8
const MAX_BANNERS = 8
/** Of running text on its ground: WCAG 2.2 AA. */
export const LEAST_CONTRAST = 4.5
/** The ink of a banner, as `--text-ink-700` on a light page. */
export const BANNER_INK = '#3a4753'

/** As a link carries it, however it was typed. */
function encodeLink(text: string): string {
  const { href, pathname, search, hash } = new URL(text, 'https://shop.invalid')
  return text.startsWith('/') ? pathname + search + hash : href
}

export const shopLink = z
  .string('نشانی را بنویسید.')
  .trim()
  .max(500, 'نشانی بیش از اندازه بلند است.')
  .refine(
    (text) => isShopLink(text) && !/^http:/i.test(text),
    'نشانی باید مسیری در همین فروشگاه یا نشانی کامل https باشد.',
  )
  .transform(encodeLink)

const pictureOf = z
  .string('تصویر را بگذارید.')
  .min(1, 'تصویر را بگذارید.')
  .max(300, 'نشانی تصویر نادرست است.')

function checkShowing({ from, until }: { from: string | null; until: string | null }): boolean {
  return from === null || until === null || Date.parse(from) < Date.parse(until)
}
const span = z.object({ from: showing.from, until: showing.until })
/** Said together with what else is wrong. */
const BACKWARDS = {
  ...{ path: ['until'], error: 'پایان باید پس از آغاز باشد.' },
  when: ({ value }: { value: unknown }) => span.safeParse(value).success,
}

/** A picture of the owner's says something; the scenes of the demo shop adorn. */
const hasAlt = ({ picture, alt }: { picture: string; alt: string }) =>
  alt !== '' || !picture.startsWith('/')
const picturesWords = z.object({ alt: z.string(), picture: z.string() })
const NO_ALT = {
  ...{ path: ['alt'], error: 'متن جایگزین تصویر را بنویسید.' },
  when: ({ value }: { value: unknown }) => picturesWords.safeParse(value).success,
}

const shared = {
  text: writtenLine({ what: 'متن', most: 160 }),
  href: shopLink,
  picture: pictureOf,
  alt: writtenLine({ what: 'متن جایگزین', most: 200 }).default(''),
  ...showing,
}

const slide = z
  .object({
    ...shared,
    title: writtenText({ what: 'تیتر اسلاید', least: 2, most: 60 }),
    button: writtenLine({ what: 'متن دکمه', least: 2, most: 24 }),
    tone: z.enum(TONES),
  })
  .refine(hasAlt, NO_ALT)
  .refine(checkShowing, BACKWARDS)

const banner = z
  .object({
    ...shared,
    title: writtenLine({ what: 'تیتر بنر', least: 2, most: 40 }),
    tint: z.string().transform((text, context) => {
      const hex = parseHex(text)
      if (hex !== null && contrastRatio(BANNER_INK, hex) >= LEAST_CONTRAST) return hex
      context.addIssue(
        hex === null ? 'رنگ زمینه درست نیست.' : 'نوشته روی این زمینه خوانا نیست؛ روشن‌ترش کنید.',
      )
      return z.NEVER
    }),
  })
  .refine(hasAlt, NO_ALT)
  .refine(checkShowing, BACKWARDS)

const part = homePart
  .extend({ title: writtenLine({ what: 'عنوان بخش', most: 60 }).default('') })
  .refine(checkShowing, BACKWARDS)

const deskHome = z.object({
  slides: z.array(storedSlide),
  banners: z.array(storedBanner),
  parts: z.array(homePart),
  version,
})
export type DeskHome = z.output<typeof deskHome>

export const getDeskHome = defineCall({
  method: 'GET',
  path: '/api/desk/home',
  summary: 'What home is made of, in order, with the version that its save carries',
  ...access,
  answer: dataOf(z.object({ home: deskHome })),
})

/** What is typed and may not be right yet: what cannot be followed leads home. */
const draftLink = { href: z.string().transform((text) => shopLink.safeParse(text).data ?? '/') }
const draftBanner = storedBanner.extend(draftLink)

export const previewDeskHome = defineCall({
  method: 'POST',
  path: '/api/desk/home/preview',
  summary: 'The sections of home as a draft would have them; nothing is stored',
  ...access,
  reads: true,
  example: { body: { slides: [], banners: [], parts: [{ kind: 'trust' }] } },
  body: z.object({
    slides: z.array(storedSlide.extend(draftLink)).max(MAX_SLIDES),
    banners: z.array(draftBanner).max(MAX_BANNERS),
    parts: z.array(homePart).max(HOME_PARTS.length),
  }),
  answer: dataOf(z.object({ sections: z.array(homeSection) })),
})

export const updateDeskHome = defineCall({
  method: 'PATCH',
  path: '/api/desk/home',
  summary: 'Changes the slides, the banners or the order of home; seen at the next request',
  ...access,
  retry: 'transaction',
  example: { body: { version: 0, parts: [{ kind: 'categories' }, { kind: 'slider' }] } },
  body: z.object({
    version,
    slides: z.array(slide).max(MAX_SLIDES, 'شمار اسلایدها بیش از اندازه است.').optional(),
    banners: z.array(banner).max(MAX_BANNERS, 'شمار بنرها بیش از اندازه است.').optional(),
    parts: z
      .array(part)
      .max(HOME_PARTS.length)
      .refine(
        (parts) => new Set(parts.map(({ kind }) => kind)).size === parts.length,
        'یک بخش دو بار آمده است.',
      )
      .optional(),
  }),
  answer: dataOf(z.object({ home: deskHome })),
})
