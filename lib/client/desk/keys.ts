/** Every key of the desk's queries; who invalidates one invalidates all below it. */

export const deskOrderKeys = {
  all: ['desk', 'orders'] as const,
  arrived: ['desk', 'arrived orders'] as const,
  toAdvance: ['desk', 'orders to advance'] as const,
}
export const manualOrderKeys = { all: ['desk', 'manual order'] as const }
export const orderWalkKeys = { all: ['desk', 'order walk'] as const }
export const orderViewKeys = { all: ['desk', 'order views'] as const }
export const todayKeys = {
  queues: [...deskOrderKeys.all, 'today'] as const,
  recentSales: ['desk', 'recent sales'] as const,
}
export const productWalkKeys = { all: ['desk', 'product walk'] as const }
export const deskProductKeys = { all: ['desk', 'products'] as const }
export const taxonomyKeys = { all: ['desk', 'taxonomy'] as const }
export const importKeys = { all: ['desk', 'imports'] as const }
export const discountKeys = { all: ['desk', 'discounts'] as const }
export const customerKeys = { all: ['desk', 'customers'] as const }
export const inboxKeys = { all: ['desk', 'inbox'] as const }
export const messageKeys = {
  settings: ['desk', 'settings', 'messages'] as const,
  /** Under the settings, which say what can be sent by it. */
  sms: ['desk', 'settings', 'messages', 'sms'] as const,
  sent: ['desk', 'sent-messages'] as const,
}
export const articleKeys = {
  all: ['desk', 'articles'] as const,
  list: ['desk', 'articles', 'list'] as const,
  products: ['desk', 'article-products'] as const,
  categories: ['desk', 'blog-categories'] as const,
}
export const contentKeys = {
  home: ['desk', 'home'] as const,
  links: ['desk', 'links'] as const,
  branches: ['desk', 'branches'] as const,
  pictureWeight: ['desk', 'picture-weight'] as const,
  redirects: ['desk', 'redirects'] as const,
  holidays: ['desk', 'holidays'] as const,
}
export const settingsKeys = {
  shop: ['desk', 'settings', 'shop'] as const,
  shipping: ['desk', 'settings', 'shipping'] as const,
  sales: ['desk', 'settings', 'sales'] as const,
  stockBounds: ['desk', 'stock-bounds'] as const,
  pages: ['desk', 'pages'] as const,
  regions: ['desk', 'regions'] as const,
  setUp: ['desk', 'set-up'] as const,
}
export const serviceKeys = {
  all: ['desk', 'services'] as const,
  gateways: ['desk', 'services', 'gateways'] as const,
  health: ['desk', 'services', 'health'] as const,
}
export const feedKeys = {
  all: ['desk', 'settings', 'feeds'] as const,
  categories: ['desk', 'feed-categories'] as const,
}
export const embedKeys = { all: ['desk', 'settings', 'embeds'] as const }
export const staffKeys = {
  all: ['desk', 'staff'] as const,
  member: ['desk', 'member'] as const,
  sessions: ['desk', 'sessions'] as const,
}
export const auditKeys = { all: ['desk', 'audit'] as const }
export const findingKeys = { all: ['desk', 'findings'] as const }
export const reportKeys = {
  report: ['desk', 'report'] as const,
  taxExport: ['desk', 'tax export'] as const,
}
export const presenceKey = (subject: string) => ['desk', 'presence', subject] as const
