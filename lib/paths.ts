export const paths = {
  home: '/',
  connectionLost: '/connection-lost',
  cart: '/Cart',
  checkout: '/checkout',
  checkoutStep: (step: string) => `/checkout?step=${step}`,
  payment: (orderId: number) => `/payment?order=${orderId}`,
  paymentResult: (orderId: number) => `/payment-result?order=${orderId}`,
  categories: '/product-category',
  search: '/search',
  blog: '/blog',
  login: '/auth',
  profile: '/profile',
  favorites: '/profile/favorites',
  sortedProducts: (sort: string) => `/product-category?sort=${sort}`,
  account: {
    home: '/profile',
    info: '/profile/info',
    edit: '/profile/edit',
    legal: '/profile/edit-legal',
    password: '/profile/password',
    addresses: '/profile/address-list',
    favorites: '/profile/favorites',
    comments: '/profile/comments',
    tickets: '/profile/tickets',
    ticketInfo: '/profile/ticket-info',
    ticket: (id: number) => `/profile/ticket-info?id=${id}`,
    wallet: '/profile/charge-credit',
    orderTabs: '/profile/orders',
    orders: (tab: string) => `/profile/orders/${tab}`,
    order: (id: number) => `/profile/orders/order-info?id=${id}`,
    refer: (id: number) => `/profile/orders/order-refer-info?id=${id}`,
    print: (id: number) => `/profile/orders/order-print?id=${id}`,
    /** With one of its lines chosen already, where it is named. */
    requestReturn: (id: number, itemId?: number) =>
      `/profile/orders/order-return?id=${id}${itemId === undefined ? '' : `&item=${itemId}`}`,
    allOrders: '/profile/orders00',
  },
  category: (slug: string) => `/product-category/${encodeURIComponent(slug)}`,
  brands: '/brand',
  brand: (slug: string) => `/brand/${encodeURIComponent(slug)}`,
  festival: (slug: string) => `/festival/${encodeURIComponent(slug)}`,
  compare: (ids: readonly number[]) =>
    ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare',
  /** After its last product was removed: `/compare` alone opens what is stored. */
  emptyComparison: '/compare?ids=',
  loginThen: (next: string) => `/auth?next=${encodeURIComponent(next)}`,
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  user: (id: number, page = 1) => (page > 1 ? `/user/${id}/page/${page}` : `/user/${id}`),
  post: (userId: number, id: number) => `/user/${userId}/post/${id}`,
  upload: '/upload',
  deliveryTag: (cityId: number | null) =>
    cityId === null ? '/delivery-tag' : `/delivery-tag?city=${cityId}`,
  uploadForProduct: (productId: number) => `/upload?product=${productId}`,
  about: '/about',
  contact: '/contact',
  branches: '/address',
  blogCategory: (slug: string) => `/blog/category/${encodeURIComponent(slug)}`,
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  textPage: (slug: string) => (slug === 'about' ? '/about' : `/page/${encodeURIComponent(slug)}`),
}

const CONTROL_CHARACTER = /\p{Cc}|\p{Surrogate}/u

/** Route params arrive percent-encoded; null when the escapes are broken. */
export function decodeSlug(param: string): string | null {
  try {
    const slug = decodeURIComponent(param).trim()
    return slug === '' || slug.length > 200 || CONTROL_CHARACTER.test(slug) ? null : slug
  } catch {
    return null
  }
}

/** An id as it stands in an address; null for whatever else stands there. */
export function parsePathId(param: string): number | null {
  return /^[1-9]\d{0,8}$/.test(param) ? Number(param) : null
}
