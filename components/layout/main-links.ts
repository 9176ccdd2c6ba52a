import { paths } from '@/lib/paths'

export type MainLink = { title: string; href: string; isHighlighted?: true }

export const mainLinks: MainLink[] = [
  { title: 'شگفت‌انگیزها', href: paths.festival('شگفت-انگیز'), isHighlighted: true },
  { title: 'پرفروش‌ترین‌ها', href: paths.sortedProducts('best_selling') },
  { title: 'تازه‌ها', href: paths.sortedProducts('newest') },
  { title: 'مجله', href: paths.blog },
  { title: 'دربارهٔ ما', href: paths.about },
]
