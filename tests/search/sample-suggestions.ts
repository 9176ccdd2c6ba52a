import type { Suggestions } from '@/lib/client/queries/search'

export const brand = { id: 1, slug: 'aria', title: 'آریا', english_title: 'Aria' }

function card(id: number, title: string): Suggestions['products'][number] {
  return {
    id,
    slug: `کالا-${id}`,
    title,
    english_title: '',
    brand,
    picture: null,
    second_view: null,
    status: 'published',
    available: true,
    price: 10_000_000,
    final_price: 8_000_000,
    percent: 20,
    last_units: null,
    rate: null,
    rate_count: 0,
    colours: [],
    stock_id: null,
    variant: null,
  }
}

export function suggestions(given: Partial<Suggestions> = {}): { data: Suggestions } {
  const none = {
    products: [],
    categories: [],
    brands: [],
    corrected: null,
    missing: null,
    price_intent: null,
    is_minimum: false,
    popular: [],
  }
  return { data: { ...none, ...given } }
}

export const phones = suggestions({
  products: [card(1, 'گوشی موبایل آریا'), card(2, 'گوشی Galaxy A55')],
  categories: [{ id: 4, slug: 'گوشی', title: 'گوشی موبایل', count: 12 }],
  brands: [{ ...brand, count: 7 }],
})
