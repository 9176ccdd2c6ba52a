/** All of these and whatever lies under them is the shop's own. */
const TREES = [
  ...['_missing', '_next', 'api', 'builds', 'demo', 'desk', 'error', 'filtered', 'fonts', 'icons'],
  ...['media', 'narrowed', 'og', 'sitemaps', 'checkout', 'payment', 'profile', 'test', 'upload'],
  ...['.well-known', 'blog/page'],
]

/** Each of these alone. */
const PAGES = [
  ...['', '404', '503', 'about', 'address', 'auth', 'blog', 'blog/feed.xml', 'brand', 'cart'],
  ...['compare', 'connection-lost', 'contact', 'delivery-tag', 'login', 'payment-result'],
  ...['product-category', 'search', 'test-bank', 'apple-icon.png', 'favicon.ico', 'icon.svg'],
  ...['manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'worker.js'],
]

/** Single addresses under these are led on when their content moves, but never all of them at once. */
const CONTENT = [
  ...['blog', 'blog/category', 'brand', 'festival', 'page', 'product', 'product-category', 'user'],
]

const ALL_UNDER = '/**'
const trees = TREES.map((tree) => `/${tree}`)
const pages = new Set(PAGES.map((page) => `/${page}`))
const whole = [...trees, ...pages, ...CONTENT.map((folder) => `/${folder}`)]

/** Whether a rule from this address would take a route that the shop itself needs. */
export function isOwnRoute(from: string): boolean {
  const isPrefix = from.endsWith(ALL_UNDER)
  const path = from.replace(ALL_UNDER, '').toLowerCase() || '/'
  if (pages.has(path) || trees.some((tree) => `${path}/`.startsWith(`${tree}/`))) return true
  return isPrefix && whole.some((own) => `${own}/`.startsWith(`${path}/`))
}
