import type { Facets } from '@/lib/contract/catalogue/products'

const titles = ['آوا', 'نیکان', 'پژواک', 'ترنم', 'افق', 'سپنتا', 'لوتوس', 'کیهان', 'تندر', 'گام']

/** Facets as a shop may answer them: ten brands, the last of them dead. */
export const facets: Facets = {
  categories: [
    { id: 1, slug: 'هدفون', title: 'هدفون', count: 9 },
    { id: 2, slug: 'اسپیکر', title: 'اسپیکر', count: 0 },
  ],
  brands: titles.map((title, at) => ({
    id: at + 1,
    slug: `brand-${at}`,
    title,
    english_title: `Brand ${at}`,
    count: titles.length - 1 - at,
  })),
  brands_total: titles.length,
  festivals: [{ slug: 'پاییز', title: 'پاییز گرم', count: 4 }],
  properties: [
    {
      name: 'رنگ',
      values: [
        { value: 'آبی', hex: '#0000ff', count: 3 },
        { value: 'سرخ', hex: '#ff0000', count: 0 },
      ],
    },
    { name: 'اندازه', values: [{ value: '۴۲', hex: null, count: 5 }] },
  ],
  is_minimum: false,
  price: { min: 1_000_000, max: 500_000_000 },
  available_count: 7,
}
