import Link from '@/components/ui/link'
import { Rail, RailItem } from '@/components/ui/rail'
import type { HomeSection } from '@/lib/contract/home'
import { paths } from '@/lib/seo/addresses'
import { SectionHeading } from './section-heading'

type BrandRailProps = Omit<Extract<HomeSection, { kind: 'brands' }>, 'kind'>

export function BrandRail({ title, brands }: BrandRailProps) {
  return (
    <section aria-labelledby="brands" className="wrap">
      <SectionHeading id="brands" title={title} />
      <Rail label={title} listClassName="py-1">
        {brands.map(({ id, slug, title: name, english_title }) => (
          <RailItem key={id} className="w-36 desk:w-44">
            <Link
              href={paths.brand(slug)}
              className="grid h-24 content-center justify-items-center rounded-card border border-line bg-paper px-3 text-center hover:border-brand-300 hover:text-brand-700 focus-visible:-outline-offset-2"
            >
              <bdi lang="en" className="text-lg font-extrabold">
                {english_title}
              </bdi>
              <span className="text-sm text-ink-500">{name}</span>
            </Link>
          </RailItem>
        ))}
      </Rail>
    </section>
  )
}
