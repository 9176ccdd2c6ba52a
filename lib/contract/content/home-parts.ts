import { z } from 'zod'

/** The parts that home is made of, in the order in which a new shop has them. */
export const HOME_PARTS = [
  ...(['slider', 'categories', 'recently_viewed', 'deals', 'deal_groups', 'ranking'] as const),
  ...(['price_drops', 'banners', 'products', 'brands', 'articles', 'trust'] as const),
] as const
export type HomePart = (typeof HOME_PARTS)[number]

export const TONES = ['turquoise', 'saffron', 'pomegranate'] as const

const moment = z.iso.datetime('این زمان درست نیست.').nullable()

/** When something is shown: from then, until then, or without an end. */
export const showing = {
  is_on: z.boolean().default(true),
  from: moment.default(null),
  until: moment.default(null),
}

export const homePart = z.object({
  kind: z.enum(HOME_PARTS),
  /** In the place of its own words, where it has a heading. */
  title: z.string().default(''),
  ...showing,
})
export type HomePartSetting = z.output<typeof homePart>

export const storedSlide = z.object({
  title: z.string(),
  text: z.string(),
  button: z.string(),
  href: z.string(),
  /** An upload by its address, or a scene of the demo shop by its name. */
  picture: z.string(),
  /** What the picture shows; empty where it only adorns. */
  alt: z.string().default(''),
  tone: z.enum(TONES),
  ...showing,
})

export const storedBanner = z.object({
  title: z.string(),
  text: z.string(),
  href: z.string(),
  picture: z.string(),
  alt: z.string().default(''),
  tint: z.string(),
  ...showing,
})

export const storedHome = z.object({
  slides: z.array(storedSlide).default([]),
  banners: z.array(storedBanner).default([]),
  parts: z.array(homePart).default([]),
})

export type StoredHome = z.output<typeof storedHome>

/** In the order of the owner; what is new in the shop since stands at the end. */
export function orderedParts(parts: readonly HomePartSetting[]): HomePartSetting[] {
  const missing = HOME_PARTS.filter((kind) => parts.every((part) => part.kind !== kind))
  return [...parts, ...missing.map((kind) => homePart.parse({ kind }))]
}

type Showing = { is_on: boolean; from: string | null; until: string | null }

export function isShowing({ is_on: isOn, from, until }: Showing, now: number): boolean {
  if (!isOn || (from !== null && now < Date.parse(from))) return false
  return until === null || now < Date.parse(until)
}
