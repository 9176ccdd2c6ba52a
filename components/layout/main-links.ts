export type MainLink = { title: string; href: string; hot?: true }

export const mainLinks: MainLink[] = [
  {
    title: 'شگفت‌انگیزها',
    href: `/festival/${encodeURIComponent('شگفت-انگیز')}`,
    hot: true,
  },
  { title: 'پرفروش‌ترین‌ها', href: '/product-category?sort=best_selling' },
  { title: 'تازه‌ها', href: '/product-category?sort=newest' },
  { title: 'مجلهٔ ویترین', href: '/blog' },
  { title: 'دربارهٔ ما', href: '/about' },
]

export function categoryHref(slug: string): string {
  return `/product-category/${encodeURIComponent(slug)}`
}
