import { paths } from '@/lib/paths'

export type MainLink = { title: string; href: string; hot?: true }

export const mainLinks: MainLink[] = [
  { title: 'شگفت‌انگیزها', href: paths.festival('شگفت-انگیز'), hot: true },
  { title: 'پرفروش‌ترین‌ها', href: paths.sortedProducts('best_selling') },
  { title: 'تازه‌ها', href: paths.sortedProducts('newest') },
  { title: 'مجلهٔ ویترین', href: paths.blog },
  { title: 'دربارهٔ ما', href: paths.about },
]
