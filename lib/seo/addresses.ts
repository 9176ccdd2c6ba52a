export const paths = {
  home: '/',
  cart: '/Cart',
  checkout: '/checkout',
  categories: '/product-category',
  search: '/search',
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  address: '/address',
  login: '/auth',
  profile: '/profile',
  favorites: '/profile/favorites',
  category: (slug: string) => `/product-category/${encodeURIComponent(slug)}`,
  sorted: (sort: string) => `/product-category?sort=${sort}`,
  festival: (slug: string) => `/product-category?festival=${encodeURIComponent(slug)}`,
  brand: (slug: string) => `/product-category?brands=${encodeURIComponent(slug)}`,
  auth: (next: string) => `/auth?next=${encodeURIComponent(next)}`,
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  page: (slug: string) => `/page/${encodeURIComponent(slug)}`,
}

const UNWRITABLE = /\p{Cc}|\p{Surrogate}/u

/** Route params arrive percent-encoded; null when the escapes are broken. */
export function decodedSlug(param: string): string | null {
  try {
    const slug = decodeURIComponent(param).trim()
    return slug === '' || slug.length > 200 || UNWRITABLE.test(slug) ? null : slug
  } catch {
    return null
  }
}
