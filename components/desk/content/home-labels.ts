import type { HomePart } from '@/lib/contract/content/home-parts'

export const PART_TITLES: Record<HomePart, string> = {
  slider: 'اسلاید بالا',
  categories: 'دسته‌ها',
  deals: 'پیشنهاد شگفت‌انگیز',
  deal_groups: 'تخفیف هر دسته',
  recently_viewed: 'ادامهٔ گشت خریدار',
  ranking: 'پرفروش‌ترین‌ها',
  price_drops: 'علاقه‌مندی‌های ارزان‌شده',
  banners: 'بنرها',
  products: 'تازه رسیده',
  brands: 'برندها',
  articles: 'از مجله',
  trust: 'نوار اطمینان',
}

export const PART_NOTES: Record<HomePart, string> = {
  slider: 'اولین چیزی که خریدار می‌بیند',
  categories: 'دسته‌های اصلی، به ترتیب منو',
  deals: 'جشنواره‌ای که زودتر تمام می‌شود',
  deal_groups: 'خودکار، از بیشترین تخفیف هر دسته',
  recently_viewed: 'آنچه خودش دیده است',
  ranking: 'خودکار، از فروش',
  price_drops: 'آنچه خریدار پسندیده و ارزان شده است',
  banners: 'دو به دو کنار هم',
  products: 'خودکار، از تازه‌ترین‌ها',
  brands: 'آن‌ها که کالای بیشتری دارند',
  articles: 'تازه‌ترین نوشته‌ها',
  trust: 'ارسال، ضمانت، بازگشت و پشتیبانی',
}

/** The same in a few words, for a narrow list; where something is counted, what is counted. */
export const PART_HINTS: Record<HomePart, string> = {
  slider: 'اسلاید',
  categories: 'خودکار، از منو',
  deals: 'جشنوارهٔ جاری',
  deal_groups: 'خودکار',
  recently_viewed: 'برای هر خریدار',
  ranking: 'خودکار، از فروش',
  price_drops: 'برای هر خریدار',
  banners: 'بنر',
  products: 'خودکار، تازه‌ترین‌ها',
  brands: 'پرکالاترین‌ها',
  articles: 'تازه‌ترین نوشته‌ها',
  trust: 'ارسال تا پشتیبانی',
}

/** Their heading may be written anew. */
export const TITLED_PARTS: readonly HomePart[] = [
  ...(['recently_viewed', 'ranking', 'price_drops', 'products', 'brands', 'articles'] as const),
]

export const TONE_TITLES = { turquoise: 'فیروزه‌ای', saffron: 'زعفرانی', pomegranate: 'اناری' }

/** What white words stand on, from its darker to its lighter end. */
export const TONE_GROUNDS = {
  turquoise: ['#114f51', '#0f6364'],
  saffron: ['#3a2700', '#945800'],
  pomegranate: ['#a3142c', '#c81e3a'],
} as const
