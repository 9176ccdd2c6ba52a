import type { DemoBrand, DemoProduct } from './demo-product'
import { hasFront } from './product-pictures'
import { audio } from './products/audio'
import { beauty } from './products/beauty'
import { booksAndArt } from './products/books-and-art'
import { computerAccessories } from './products/computer-accessories'
import { computerBrands } from './products/computer-brands'
import { fashionBrands } from './products/fashion-brands'
import { food } from './products/food'
import { furnitureAndLight } from './products/furniture-and-light'
import { homeBrands } from './products/home-brands'
import { homeCare } from './products/home-care'
import { kids } from './products/kids'
import { kitchen } from './products/kitchen'
import { laptops } from './products/laptops'
import { leisureBrands } from './products/leisure-brands'
import { men } from './products/men'
import { mobileBrands } from './products/mobile-brands'
import { phoneAccessories } from './products/phone-accessories'
import { phones } from './products/phones'
import { shoesAndBags } from './products/shoes-and-bags'
import { sport } from './products/sport'
import { tablets } from './products/tablets'
import { travel } from './products/travel'
import { videoAndGames } from './products/video-and-games'
import { watches } from './products/watches'
import { women } from './products/women'

export const brands: DemoBrand[] = [
  ...mobileBrands,
  ...computerBrands,
  ...fashionBrands,
  ...homeBrands,
  ...leisureBrands,
]

/** One from each shelf in turn, so that "newest" is as mixed as a real shop's. */
function inTurn(shelves: DemoProduct[][]): DemoProduct[] {
  const longest = Math.max(...shelves.map((shelf) => shelf.length))
  return Array.from({ length: longest }, (_, i) =>
    shelves.flatMap((shelf) => shelf[i] ?? []),
  ).flat()
}

const range = inTurn([
  phones,
  women,
  laptops,
  kitchen,
  audio,
  booksAndArt,
  shoesAndBags,
  watches,
  furnitureAndLight,
  sport,
  men,
  computerAccessories,
  food,
  kids,
  videoAndGames,
  beauty,
  tablets,
  homeCare,
  travel,
  phoneAccessories,
])

/** What the demo shop sells, and what waits for its pictures. */
export const products: DemoProduct[] = range.filter(hasFront)
export const waitingProducts: DemoProduct[] = range.filter((product) => !hasFront(product))
