import { articles } from './articles'
import rendered from './rendered-scenes.json'

const isRendered = (name: string) => name in rendered

const numbered = (count: number, nameOf: (place: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => nameOf(index + 1))

/** By slug, the scene that is the cover of an article and the drawing in its place until it is rendered. */
const covers: Record<string, [scene: string, drawing: string]> = {
  'گوشی-تازه-را-چطور-انتخاب-کنیم': ['choosing-a-phone', '42255caa-960.webp'],
  'حافظه-لپ-تاپ-چقدر-کافی-است': ['laptop-memory', '516b8947-960.webp'],
  'کفش-دویدن-مناسب-پای-شما': ['running-shoes', '3c000c97-960.webp'],
  'دم-کردن-چای-و-زعفران': ['brewing-tea', '9916fb18-960.webp'],
  'مراقبت-از-چرم-و-چدن': ['leather-and-iron', 'c3e1d47d-960.webp'],
  'نور-خانه-را-از-نو-بچینیم': ['evening-light', 'cad293ea-960.webp'],
  'نگارگری-و-گره-روی-چیزهای-هر-روز': ['everyday-patterns', '1e22d1e2-960.webp'],
  'نستعلیق-برای-تازه-کارها': ['first-nastaliq', 'df9e17da-960.webp'],
  'اولین-شب-چادر-در-البرز': ['first-night-in-a-tent', 'c4f36eb0-960.webp'],
  'بازی-رومیزی-برای-هر-سن': ['board-games', '5e453193-960.webp'],
}

/** By slug. */
export const articlePictures: Record<string, string> = Object.fromEntries(
  articles.map(({ slug }) => {
    const [scene = '', drawing = ''] = covers[slug] ?? []
    const name = `scenes/cover-${scene}`
    return [slug, isRendered(name) ? `/demo/${name}-960.webp` : `/demo/articles/${drawing}`]
  }),
)

/** In the order of the customers and of their posts. */
export const postPictures: string[] = numbered(40, (nth) => {
  const name = `scenes/post-${nth}`
  return isRendered(name) ? `/demo/${name}-480.webp` : `/demo/posts/${nth}-640.webp`
})

/** In the order of the customers. */
export const customerPictures: string[] = numbered(24, (nth) => `/demo/people/${nth}-160.webp`)

/** The drawings that stand for categories until the goods for all of them are rendered, as the two do not mix. */
const drawings: Record<string, string> = {
  phone: '1f4f1',
  tablet: '1f4f2',
  charger: '1f50c',
  case: '1f6e1-fe0f',
  'power-bank': '1f50b',
  'smart-watch': '231a',
  watch: '231a',
  laptop: '1f4bb',
  monitor: '1f5a5-fe0f',
  keyboard: '2328-fe0f',
  ssd: '1f4be',
  printer: '1f5a8-fe0f',
  headphones: '1f3a7',
  speaker: '1f50a',
  tv: '1f4fa',
  camera: '1f4f7',
  gamepad: '1f3ae',
  dress: '1f457',
  coat: '1f9e5',
  shirt: '1f454',
  shoes: '1f45f',
  handbag: '1f45c',
  sunglasses: '1f576-fe0f',
  lipstick: '1f484',
  lotion: '1f9f4',
  perfume: '1f9f4',
  chair: '1fa91',
  skillet: '1f373',
  teapot: '2615',
  sofa: '1f6cb-fe0f',
  lantern: '1f4a1',
  vacuum: '1f9f9',
  bedding: '1f6cf-fe0f',
  tea: '1f375',
  nuts: '1f330',
  honey: '1f36f',
  book: '1f4da',
  notebook: '1f58b-fe0f',
  violin: '1f3a8',
  football: '26bd',
  tent: '26fa',
  bicycle: '1f6b2',
  suitcase: '1f9f3',
  teddy: '1f9f8',
  chess: '1f9e9',
  bottle: '1f37c',
}

const areObjectsRendered = Object.keys(drawings).every((good) => isRendered(`objects/${good}`))

/** The object of a category, as its files under `/demo/objects` are named. */
export function objectNameOf(good: string): string {
  return areObjectsRendered ? good : (drawings[good] ?? good)
}
