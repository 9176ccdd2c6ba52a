import type { Metadata } from 'next'
import Link from '@/components/ui/link'
import { EmptyState } from '@/components/ui/empty-state'
import type { CallAnswer } from '@/lib/contract/call'
import { Picture } from '@/components/ui/picture'
import type { getBrands } from '@/lib/contract/catalogue/categories'
import { formatNumber } from '@/lib/persian/money'
import { objectPictureUrl } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { compareNames } from '@/lib/persian/text'
import { ListHeading } from './list-heading'

type LetterGroup<Named> = { letter: string; members: Named[] }

/** آ and ا are one letter to who looks for a name. */
function firstLetterOf(title: string): string {
  const first = title.trim().charAt(0).toLocaleUpperCase()
  return ['آ', 'أ', 'إ', 'ا'].includes(first) ? 'ا' : first
}

export function groupByFirstLetter<Named extends { title: string }>(
  named: readonly Named[],
): LetterGroup<Named>[] {
  const groups = new Map<string, Named[]>()
  for (const one of [...named].sort((a, b) => compareNames(a.title, b.title))) {
    const letter = firstLetterOf(one.title)
    groups.set(letter, [...(groups.get(letter) ?? []), one])
  }
  return [...groups].map(([letter, members]) => ({ letter, members }))
}

type Brands = CallAnswer<typeof getBrands>['data']['brands']

export function brandsMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: 'همهٔ برندها',
    description: 'برندهای فروشگاه به ترتیب الفبا، با شمار کالاهای هرکدام.',
    path: paths.brands,
  })
}

export function BrandsPage({ brands }: { brands: Brands }) {
  const groups = groupByFirstLetter(brands)
  return (
    <div className="wrap py-5">
      <ListHeading trail={[{ label: 'برندها', href: paths.brands }]} title="همهٔ برندها" />
      {groups.length === 0 && <EmptyState title="هنوز برندی در فروشگاه نیست" />}
      <div className="mt-5 gap-x-10 md:columns-2 xl:columns-3 xxl:columns-4">
        {groups.map(({ letter, members }) => (
          <section
            key={letter}
            aria-labelledby={`letter-${letter}`}
            className="break-inside-avoid gap-4 pb-6 desk:grid desk:grid-cols-[3rem_1fr]"
          >
            <h2
              id={`letter-${letter}`}
              className="mb-2 text-3xl font-extrabold leading-none text-brand-700 desk:pt-4 desk:text-center"
            >
              {letter}
            </h2>
            <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 desk:gap-4 md:grid-cols-2">
              {members.map((brand) => (
                <li key={brand.id}>
                  <BrandCard brand={brand} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function BrandCard({ brand }: { brand: Brands[number] }) {
  const { slug, title, english_title, count, picture } = brand
  return (
    <Link
      href={paths.brand(slug)}
      prefetch={false}
      className="grid h-full content-center gap-0.5 rounded-card bg-ink-100 p-4 hover:text-brand-700"
    >
      {picture && (
        <Picture
          src={objectPictureUrl(picture)}
          height={40}
          className="mb-1 h-10 max-w-24 rounded bg-white object-contain"
        />
      )}
      <span className="text-base font-extrabold">{title}</span>{' '}
      <bdi lang="en" className="text-start text-sm text-ink-500">
        {english_title}
      </bdi>{' '}
      <span className="text-xs text-ink-500">{formatNumber(count)} کالا</span>
    </Link>
  )
}
