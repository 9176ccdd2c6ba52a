import type { ColourName } from './colours'
import type { DemoProduct } from './demo-product'
import rendered from './rendered-goods.json'

/** The words for colours in the names of the files, the same as in the plan of the studio. */
const colourWords: Record<ColourName, string> = {
  مشکی: 'black',
  سفید: 'white',
  خاکستری: 'grey',
  نقره‌ای: 'silver',
  طلایی: 'gold',
  قرمز: 'red',
  زرشکی: 'burgundy',
  صورتی: 'pink',
  نارنجی: 'orange',
  زرد: 'yellow',
  سبز: 'green',
  'سبز یشمی': 'jade',
  فیروزه‌ای: 'turquoise',
  آبی: 'blue',
  'آبی یخی': 'ice-blue',
  سرمه‌ای: 'navy',
  بنفش: 'purple',
  یاسی: 'lilac',
  قهوه‌ای: 'brown',
  کرم: 'cream',
  بژ: 'beige',
  مسی: 'copper',
}

/** In the order of a gallery. */
const views = {
  front: 'نمای روبه‌رو',
  face: 'نمای جلو',
  side: 'نمای کنار',
  turned: 'نمای سه‌رخ',
  open: 'نمای باز',
  closed: 'نمای بسته',
  empty: 'بدون وسیله‌ای روی آن',
  lying: 'خوابیده روی میز',
  pair: 'دو نسخه کنار هم',
  vine: 'طرح اسلیمی',
  cypress: 'طرح سرو',
  masuleh: 'طرح ماسوله',
  body: 'بدنه بدون لنز',
  two: 'با دو دسته',
  cover: 'نمای روی جلد',
  inside: 'نمای درون',
  back: 'نمای پشت',
  top: 'نمای بالا',
  collar: 'جزئیات یقه',
  hem: 'جزئیات لبهٔ پایین',
  detail: 'جزئیات از نزدیک',
}

type ProductPicture = { file: string; width: number; colour: ColourName | null; alt: string }

const isRendered = (name: string) => name in rendered

/**
 * Those that are rendered, each colour's together, the main one's first. Views that every colour has
 * come before those of the main one alone, which fill the galleries of the others.
 */
export function listPictures(
  { englishTitle, title, stocks }: Pick<DemoProduct, 'englishTitle' | 'title' | 'stocks'>,
  has: (name: string) => boolean = isRendered,
): ProductPicture[] {
  const folder = englishTitle
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const own = [...new Set(stocks.flatMap(({ value }) => value.رنگ ?? []))]
  const nameOf = (view: string, colour?: ColourName) =>
    `${folder}/${colour ? `${colourWords[colour]}-` : ''}${view}`
  const isOfEach = (view: string) => own.every((colour) => has(nameOf(view, colour)))
  const ordered = Object.entries(views).sort(
    ([a], [b]) => Number(isOfEach(b)) - Number(isOfEach(a)),
  )
  const colours = own.length > 0 ? own : [undefined]
  return colours.flatMap((colour, nth) =>
    ordered
      .filter(([view]) => has(nameOf(view, colour)))
      .map(([view, seen]) => {
        const width = view === 'front' && nth === 0 ? 1200 : 900
        return {
          file: `/demo/goods/${nameOf(view, colour)}-${width}.avif`,
          width,
          colour: colour ?? null,
          alt: [title, colour && `رنگ ${colour}`, seen].filter(Boolean).join('، '),
        }
      }),
  )
}

/** A good of the demo is sold once its front is rendered. */
export function hasFront(product: DemoProduct): boolean {
  return listPictures(product)[0]?.file.endsWith('front-1200.avif') ?? false
}
