import { Picture } from '@/components/ui/picture'
import Link from '@/components/ui/link'
import { Medallion } from '@/components/ui/shamseh'
import type { CategoryNode } from '@/lib/contract/categories'
import { objectPicture } from '@/lib/pictures/object-picture'
import { paths } from '@/lib/seo/addresses'

export function CategoryMedallions({ categories }: { categories: readonly CategoryNode[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label="زیردسته‌ها" className="mt-4">
      <ul className="fades-aside scrollbar-none -mx-4 flex gap-3 overflow-x-auto px-4 py-1 desk:mx-0 desk:flex-wrap desk:gap-6 desk:px-0">
        {categories.map(({ id, slug, title, picture, tint }) => (
          <li key={id} className="shrink-0">
            <Link
              href={paths.category(slug)}
              className="group flex w-[88px] flex-col items-center gap-1 rounded-control py-1 text-center text-sm font-semibold hover:text-brand-700 focus-visible:-outline-offset-2"
            >
              <Medallion tint={tint} size="sm">
                <Picture
                  src={objectPicture(picture, 128)}
                  width={36}
                  height={36}
                  className="transition-transform duration-200 group-hover:scale-110"
                />
              </Medallion>
              <span className="line-clamp-2">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
