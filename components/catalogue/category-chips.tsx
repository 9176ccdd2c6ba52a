import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import type { CategoryNode } from '@/lib/contract/categories'
import { objectPicture } from '@/lib/pictures/object-picture'
import { paths } from '@/lib/seo/addresses'

export function CategoryChips({ categories }: { categories: readonly CategoryNode[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label="زیردسته‌ها">
      <ul className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1 desk:mx-0 desk:flex-wrap desk:px-0">
        {categories.map(({ id, slug, title, picture }) => (
          <li key={id} className="shrink-0">
            <Link
              href={paths.category(slug)}
              className="flex h-14 items-center gap-2.5 rounded-control border border-line bg-paper pe-4 ps-2.5 text-sm font-medium hover:border-brand-300 hover:text-brand-700"
            >
              <Picture src={objectPicture(picture, 128)} width={36} height={36} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
