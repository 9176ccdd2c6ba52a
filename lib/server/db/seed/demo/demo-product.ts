import type { ColourName } from './colours'

export type FestivalSlug = 'شگفت-انگیز' | 'پاییز-گرم' | 'هفته-کتاب' | 'خانه-نو'

/** The properties of a variant: colour is drawn as a swatch, the others as chips. */
export type DemoVariant = { رنگ?: ColourName } & Record<string, string>

export type DemoStock = { value: DemoVariant; price: number; quantity: number }

export type DemoComment = {
  title: string
  text: string
  rate: 1 | 2 | 3 | 4 | 5
  pros?: string[]
  cons?: string[]
  suggest?: boolean
  buyer?: boolean
  anonymous?: boolean
  daysAgo: number
}

export type DemoQuestion = {
  text: string
  daysAgo: number
  answers: { text: string; byShop?: boolean }[]
}

export type DemoProduct = {
  slug: string
  title: string
  englishTitle: string
  category: string
  brand: string
  intro: string
  description: string[]
  guarantee: string
  /** Working days before it can leave. */
  handlingDays?: number
  fields: [name: string, value: string][]
  /** Names of the fields that stand beside the picture: the first few where none are named. */
  highlights?: string[]
  stocks: DemoStock[]
  festival?: [FestivalSlug, percent: number]
  comments: DemoComment[]
  questions: DemoQuestion[]
}

export type DemoBrand = { slug: string; title: string; englishTitle: string; about: string }
