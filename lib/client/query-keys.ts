import type { CartLine } from '@/lib/contract/cart'
import type { ProductFilters } from '@/lib/contract/catalogue/products'
import type { CommentSort, QuestionSort } from '@/lib/contract/reviews/product-reviews'

const account = ['account'] as const
const orders = [...account, 'orders'] as const
const tickets = [...account, 'tickets'] as const

export type OrderFilter = { stats: string; types?: 'sales' | 'refer'; page: number }

/** Everything that is the customer's own hangs under `accountKeys.all`. */
export const accountKeys = {
  all: account,
  profile: () => [...account, 'profile'] as const,
  addresses: () => [...account, 'addresses'] as const,
  legal: () => [...account, 'legal'] as const,
  favorites: (page: number) => [...account, 'favorites', page] as const,
  priceDrops: () => [...account, 'price-drops'] as const,
  comments: (page: number) => [...account, 'comments', page] as const,
  questions: (page: number) => [...account, 'questions', page] as const,
  devices: () => [...account, 'devices'] as const,
  wallet: (page: number) => [...account, 'wallet', page] as const,
  ownPosts: (userId: number) => [...account, 'posts', userId] as const,
  hiddenWriting: (userId: number) => [...account, 'hidden-writing', userId] as const,
  people: () => [...account, 'people'] as const,
}

export const orderKeys = {
  all: orders,
  list: (filter: OrderFilter) => [...orders, 'list', filter] as const,
  detail: (id: number) => [...orders, 'detail', id] as const,
  pickup: (id: number) => [...orders, 'pickup', id] as const,
  slots: (id: number) => [...orders, 'slots', id] as const,
  exchanges: (id: number) => [...orders, 'exchanges', id] as const,
}

export const ticketKeys = {
  all: tickets,
  list: (page: number) => [...tickets, 'list', page] as const,
  detail: (id: number) => [...tickets, 'detail', id] as const,
}

export const cartKeys = {
  quote: (list: CartLine[]) => ['cart', 'quote', list] as const,
  coupon: (code: string | null, list: CartLine[]) => ['cart', 'coupon', code, list] as const,
}

export const paymentKeys = {
  gateways: (destination?: { state: string; city: string }) =>
    ['payments', 'gateways', destination ?? null] as const,
  detail: (id: number, key: string) => ['payments', 'detail', id, key] as const,
  testBank: (authority: string) => ['payments', 'test-bank', authority] as const,
}

export const shippingKeys = {
  methods: (cityId: number | null, handlingDays: number) =>
    ['shipping', 'methods', cityId, handlingDays] as const,
}

export const productKeys = {
  list: (filters: ProductFilters) => ['products', 'list', filters] as const,
  after: (filters: ProductFilters) => ['products', 'after', filters] as const,
  cards: (ids: readonly number[]) => ['products', 'cards', ids] as const,
  brands: (filters: ProductFilters, name: string) => ['products', 'brands', filters, name] as const,
  info: (slug: string) => ['products', 'info', slug] as const,
  complements: (ids: readonly number[]) => ['products', 'complements', ids] as const,
  noticeSupport: () => ['products', 'notice-support'] as const,
  priceHistory: (stockId: number) => ['products', 'price-history', stockId] as const,
}

/** `from` is the first page to ask for: the second where the server has drawn the one before. */
export type ReviewPageRequest<Sort> = { sort: Sort; from: number }
/** `rate`: the stars that the comments gave, null for any. */
export type CommentPageRequest = ReviewPageRequest<CommentSort> & {
  rate: number | null
  withPictures: boolean
  /** A point or a topic; empty for any. */
  about: string
}

export const reviewKeys = {
  comments: (productId: number, request: CommentPageRequest) =>
    ['reviews', 'comments', productId, request] as const,
  questions: (productId: number, request: ReviewPageRequest<QuestionSort>) =>
    ['reviews', 'questions', productId, request] as const,
}

export const searchKeys = {
  suggestions: (q: string) => ['search', 'suggestions', q] as const,
  topCategories: () => ['search', 'top-categories'] as const,
}

export const socialKeys = {
  posts: (userId: number, from: number) => ['social', 'posts', userId, from] as const,
}

export const regionKeys = {
  states: () => ['regions', 'states'] as const,
  allCities: () => ['regions', 'cities'] as const,
  cities: (stateId: number | null) => ['regions', 'cities', stateId] as const,
}

/** `total` is the number of pages: there is none after the last. */
export function getNextPage(last: { current_page: number; total: number }): number | undefined {
  return last.current_page < last.total ? last.current_page + 1 : undefined
}
