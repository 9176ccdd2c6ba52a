import Link from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Medallion } from '@/components/ui/shamseh'
import type { HomeSection } from '@/lib/contract/home'
import { objectPicture } from '@/lib/pictures/object-picture'
import { paths } from '@/lib/seo/addresses'

type Categories = Extract<HomeSection, { kind: 'categories' }>['categories']

export function CategoryMedallions({ categories }: { categories: Categories }) {
  return (
    <nav aria-label="دسته‌های کالا" className="wrap">
      <ul className="grid grid-cols-4 gap-x-2 gap-y-4 desk:flex desk:flex-wrap desk:justify-around desk:gap-x-2">
        {categories.map(({ id, slug, title, picture, tint }) => (
          <li key={id}>
            <Link
              href={paths.category(slug)}
              className="group flex flex-col items-center gap-1.5 rounded-control py-1 text-center text-sm font-semibold hover:text-brand-700"
            >
              <Medallion tint={tint}>
                <Picture
                  src={objectPicture(picture, 128)}
                  width={56}
                  height={56}
                  className="transition-transform duration-200 group-hover:scale-110 phone:size-11"
                />
              </Medallion>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
