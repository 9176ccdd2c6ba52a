/** What of orders is put on paper. */
export const ORDER_PAPERS = ['labels', 'invoices', 'picking'] as const
export type OrderPaper = (typeof ORDER_PAPERS)[number]

/** Apart from the shop's `paths`, so that no page of the shop carries them. */
export const deskPaths = {
  today: '/desk',
  login: '/desk/login',
  secondFactor: '/desk/second-factor',
  account: '/desk/account',
  orders: '/desk/orders',
  /** With what is begun there at once. */
  order: (id: number, begins?: 'note' | 'refund') =>
    `/desk/orders/${id}${begins ? `?begin=${begins}` : ''}`,
  /** With the search part of the list that it is opened from, whose next one is a key away there. */
  orderOfList: (id: number, list: string) => `/desk/orders/${id}?list=${encodeURIComponent(list)}`,
  newOrder: '/desk/orders/new',
  newOrderOf: (customerId: number) => `/desk/orders/new?customer=${customerId}`,
  /** With the search part of the list that they are chosen in. */
  printOrders: (what: OrderPaper, ids: readonly number[], list?: string) =>
    `/desk/orders/print?what=${what}&ids=${ids.join(',')}${list ? `&list=${encodeURIComponent(list)}` : ''}`,
  customers: '/desk/customers',
  customer: (id: number) => `/desk/customers/${id}`,
  discounts: '/desk/discounts',
  coupon: (id: number) => `/desk/discounts?tab=coupons&coupon=${id}`,
  reports: '/desk/reports',
  products: '/desk/products',
  newProduct: '/desk/products/new',
  import: '/desk/import',
  stock: '/desk/stock',
  product: (id: number) => `/desk/products/${id}`,
  productOfList: (id: number, list: string) =>
    `/desk/products/${id}?list=${encodeURIComponent(list)}`,
  /** With the search part of the movements of stock that it is opened from. */
  productOfLedger: (id: number, list: string) =>
    `/desk/products/${id}?ledger=${encodeURIComponent(list)}`,
  categories: '/desk/categories',
  category: (id: number) => `/desk/categories?open=${id}`,
  brands: '/desk/brands',
  brand: (id: number) => `/desk/brands?open=${id}`,
  attributes: '/desk/attributes',
  settings: '/desk/settings',
  shippingSettings: '/desk/settings/shipping',
  feedSettings: '/desk/settings/feeds',
  embeds: '/desk/settings/embeds',
  messages: '/desk/settings/messages',
  sentMessages: '/desk/settings/sent-messages',
  serverSettings: '/desk/settings/server',
  pages: '/desk/pages',
  newPage: '/desk/pages/new',
  page: (slug: string) => `/desk/pages/${encodeURIComponent(slug)}`,
  articles: '/desk/articles',
  newArticle: '/desk/articles/new',
  article: (id: number) => `/desk/articles/${id}`,
  articleOfList: (id: number, list: string) =>
    `/desk/articles/${id}?list=${encodeURIComponent(list)}`,
  content: '/desk/content',
  homePreview: '/desk/home-preview',
  menus: '/desk/content/menus',
  branches: '/desk/content/branches',
  redirects: '/desk/content/redirects',
  holidays: '/desk/settings/holidays',
  salesSettings: '/desk/settings/sales',
  inbox: '/desk/inbox',
  comments: '/desk/inbox?queue=comments',
  staff: '/desk/staff',
  audit: '/desk/audit',
}

/** Where a login goes on to: a page of the desk, and none that opens it. */
export function deskPathAfterLogin(next: string | null): string {
  const isOfDesk = next !== null && /^\/desk(?:[/?#]|$)/.test(next)
  return isOfDesk && !/^\/desk\/(?:login|first-owner)\b/.test(next) ? next : deskPaths.today
}
