/** CSS pixels, at the usual size of text, at which a wider layout begins. */
export const breakpoints = { sm: 600, desk: 767, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const

type Breakpoint = keyof typeof breakpoints

/** In rem, so that text twice as large is laid out as a window half as wide is. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`
}

/** Less than a width: browsers take what is a hundredth of a pixel apart for equal. */
const FRACTION = 0.05

/** Narrower than the layout of a desktop, also by a fraction of a pixel, as in a zoomed window. */
export const PHONE_MAX = rem(breakpoints.desk - FRACTION)

/** What a finger presses is 44 pixels high there: `finger:`. */
export const FINGER = `(max-width: ${PHONE_MAX}), (pointer: coarse)`

/** Where a control and a price do not fit beside each other: `tiny:`. */
export const TINY_MAX = rem(360 - FRACTION)
/** What is fixed to an edge would take a third of a window lower than this: `short:`. */
export const SHORT_MAX = rem(400 - FRACTION)

/** The class `phone:` means the same. */
export const PHONE_SCREEN = `(max-width: ${PHONE_MAX})`
/** Beside the sections a table has no space for its cells: it shows a phone's rows. */
export const CARDS_SCREEN = `(max-width: ${rem(1000 - FRACTION)})`
/** From the layout of a desktop up to here the desk's sections are a rail of icons: `rail:`. */
export const RAIL = { min: rem(breakpoints.desk), max: rem(1100 - FRACTION) }
export const RAIL_SCREEN = `(min-width: ${RAIL.min}) and (max-width: ${RAIL.max})`
export const WIDE_SCREEN = `(min-width: ${rem(breakpoints.desk)})`
/** Where a list and what is open of it stand beside each other: from `md:`. */
export const BESIDE_SCREEN = `(min-width: ${rem(breakpoints.md)})`

/** Where what is known of its customer stands beside a thread: from `lg:`. */
export const CONTEXT_SCREEN = `(min-width: ${rem(breakpoints.lg)})`

/** A table of goods and a guide beside its page have what they need. */
export const SPACIOUS_SCREEN = `(min-width: ${rem(1024)})`

/** From here all columns and buttons of the desk stand beside its sections: `whole:`. */
const DESK_WHOLE = 1400
export const DESK_WHOLE_MIN = rem(DESK_WHOLE)
export const NARROW_DESK_SCREEN = `(max-width: ${rem(DESK_WHOLE - FRACTION)})`

/** A value for the narrowest screen, and for those from which it changes. */
type Steps<Value> = { base: Value } & Partial<Record<Breakpoint, Value>>

/** Widths that grow with the screen; each is a class, such as `w-rail-card` or `max-w-page`. */
export const widths = {
  /** What `.wrap` holds. */
  page: { base: '80rem', xl: '112rem', xxl: '144rem' },
  /** Pages of forms and of one thing: at the checkout, wider is not better. */
  task: { base: '80rem', xxl: '96rem' },
  /** The steps of the checkout with their summary beside them. */
  checkout: { base: '69rem', xxl: '80rem' },
  /** Running text of a page with its list of parts; its lines are 29em, of what `prose.css` sets. */
  reading: { base: '52.5rem', xl: '56rem', xxl: '59.75rem' },
  /** Of a product, beside its specification: 29em of its text. */
  introduction: { base: '31rem', xl: '34rem', xxl: '36.5rem' },
  /** The sheet of a page of running text. */
  sheet: { base: '76rem' },
  /** The filters beside a list. */
  filters: { base: '16.5rem', xl: '18.5rem', xxl: '20rem' },
  /** What is paid, beside what is bought. */
  summary: { base: '21.25rem', xl: '26rem', xxl: '30rem' },
  /** The account's menu and the notes beside reviews. */
  side: { base: '16.25rem', xl: '20rem', xxl: '22rem' },
  /** No picture of a product is wider than this. */
  gallery: { base: '36rem', xxl: '40rem' },
  /** On a phone two are whole, and the next one looks in. */
  'rail-card': { base: '9.5rem', desk: '13.75rem', xl: '15.25rem', xxl: '17rem' },
  'deal-card': { base: '9.5rem', desk: '11.875rem', xl: '14.5rem', xxl: '16rem' },
  'post-card': { base: '16rem', desk: '18.125rem', xl: '25.5rem', xxl: '34.5rem' },
  photo: { base: '6rem', desk: '7.5rem' },
  'brand-card': { base: '9rem', desk: '11rem', xl: '12.5rem', xxl: '13.5rem' },
} satisfies Record<string, Steps<string>>

/**
 * Cards in a row; each is a class, such as `grid-cols-goods`. A page of goods, of posts or of
 * photos has as many as fill its last row too: goods and photos 24, posts 12 cells.
 */
export const columns = {
  goods: { base: 2, sm: 3, md: 4, xl: 6, xxl: 8 },
  /** Of six, so that each row is whole. */
  showcase: { base: 2, sm: 3, lg: 6 },
  /** Beside the filters, and beside the account's menu. */
  'goods-beside': { base: 2, sm: 3, lg: 4, xl: 6, xxl: 8 },
  favorites: { base: 2, sm: 3, desk: 4, md: 3, lg: 4, xl: 6, xxl: 8 },
  categories: { base: 1, sm: 2, md: 3, lg: 4, xl: 5, xxl: 6 },
  posts: { base: 1, sm: 2, md: 3, xl: 4, xxl: 6 },
  reviews: { base: 1, xl: 2, xxl: 3 },
  orders: { base: 1, xl: 2, xxl: 3 },
  photos: { base: 3, xl: 4 },
  panels: { base: 1, md: 2, xl: 3, xxl: 4 },
} satisfies Record<string, Steps<number>>

/**
 * The `sizes` of a card's picture on a phone, less than its width: two pixels of a picture for one of the
 * layout are all that an eye sees there, though the screen has three.
 */
export const PHONE_CARD_SIZE = '25vw'

/** The `sizes` of a picture, the widest screen first; without blanks, since dozens stand on a page. */
export function pictureSizes({ base, ...from }: Steps<string>): string {
  return [
    ...Object.entries(breakpoints)
      .reverse()
      .flatMap(([name, pixels]) => {
        const width = new Map(Object.entries(from)).get(name)
        return width === undefined ? [] : [`(min-width:${rem(pixels)}) ${width}`]
      }),
    base,
  ].join()
}
