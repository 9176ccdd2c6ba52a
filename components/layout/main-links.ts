import { paths } from '@/lib/paths'

import type { Footer } from '@/lib/contract/content/settings'

export type MainLink = { title: string; href: string }

const DEFAULT_LINKS: readonly MainLink[] = [
  { title: 'پرفروش‌ترین‌ها', href: paths.sortedProducts('best_selling') },
  { title: 'تازه‌ها', href: paths.sortedProducts('newest') },
  { title: 'مجله', href: paths.blog },
  { title: 'دربارهٔ ما', href: paths.about },
]

/** The owner's, or those that every shop can keep. */
export function mainLinksOf(footer: Footer | undefined): readonly MainLink[] {
  return footer && footer.menu.length > 0 ? footer.menu : DEFAULT_LINKS
}

/** A festival is worth a colour of its own. */
export const isFestivalLink = (href: string) => href.startsWith(paths.festival(''))
