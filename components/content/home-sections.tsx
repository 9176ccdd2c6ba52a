import Link from '@/components/ui/link'
import { ChevronEndIcon, PhoneIcon } from '@/components/ui/icons'
import { ReturnIcon, TruckIcon } from '@/components/ui/account-icons'
import { ShieldIcon } from '@/components/ui/shop-icons'
import { Rail, RailItem } from '@/components/ui/rail'
import type { HomeSection } from '@/lib/contract/content/home'
import { paths } from '@/lib/paths'
import { BlogPostCard } from '@/components/blog/blog-post-card'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { Picture } from '@/components/ui/picture'
import { Medallion } from '@/components/ui/ornaments'
import { objectPictureUrl } from '@/lib/picture-urls'

type SectionHeadingProps = { id: string; title: string; href?: string; all?: string }

function SectionHeading({ id, title, href, all = 'همه' }: SectionHeadingProps) {
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-4 desk:mb-4">
      <h2 id={id} className="text-xl font-extrabold phone:text-lg">
        {title}
      </h2>
      {href && (
        <Link
          href={href}
          className="flex h-11 shrink-0 items-center gap-1 rounded text-md font-semibold text-brand-700"
        >
          {all}
          <span className="sr-only"> {title}</span>
          <ChevronEndIcon size={16} />
        </Link>
      )}
    </div>
  )
}

type BrandRailProps = Omit<Extract<HomeSection, { kind: 'brands' }>, 'kind'>

export function BrandRail({ title, brands }: BrandRailProps) {
  return (
    <section aria-labelledby="brands" className="wrap">
      <SectionHeading id="brands" title={title} />
      <Rail label={title} listClassName="py-1">
        {brands.map(({ id, slug, title: name, english_title }) => (
          <RailItem key={id} className="w-brand-card">
            <Link
              href={paths.brand(slug)}
              className="grid h-24 content-center justify-items-center rounded-card border border-line bg-paper px-3 text-center hover:border-brand-300 hover:text-brand-700 focus-visible:-outline-offset-2"
            >
              <bdi lang="en" className="text-lg font-extrabold">
                {english_title}
              </bdi>{' '}
              <span className="text-sm text-ink-500">{name}</span>
            </Link>
          </RailItem>
        ))}
      </Rail>
    </section>
  )
}

type BlogRailProps = Omit<Extract<HomeSection, { kind: 'articles' }>, 'kind'>

export function BlogRail({ title, articles }: BlogRailProps) {
  return (
    <section aria-labelledby="magazine" className="wrap">
      <SectionHeading id="magazine" title={title} href={paths.blog} all="همهٔ نوشته‌ها" />
      <Rail label={title} listClassName="pb-1">
        {articles.map((post) => (
          <RailItem key={post.id} className="w-post-card">
            <BlogPostCard post={post} />
          </RailItem>
        ))}
      </Rail>
    </section>
  )
}

type ProductSectionProps = Omit<Extract<HomeSection, { kind: 'products' }>, 'kind'>

export function ProductSection({ title, href, products }: ProductSectionProps) {
  const id = `goods-${products[0]?.id ?? 'none'}-${title.length}`
  return (
    <section aria-labelledby={id} className="wrap">
      <SectionHeading id={id} title={title} href={href} all="همهٔ کالاها" />
      <ProductGrid products={products} columns="showcase" />
    </section>
  )
}

const trustIcons = {
  truck: TruckIcon,
  shield: ShieldIcon,
  return: ReturnIcon,
  phone: PhoneIcon,
}

type TrustLinesProps = Pick<Extract<HomeSection, { kind: 'trust' }>, 'lines'>

export function TrustLines({ lines }: TrustLinesProps) {
  return (
    <section aria-label="چرا ویترین" className="wrap">
      <ul className="grid grid-cols-2 gap-2.5 desk:gap-4 lg:grid-cols-4">
        {lines.map(({ title, text, icon }) => {
          const Drawing = trustIcons[icon]
          return (
            <li
              key={title}
              className="flex items-center gap-4 rounded-card bg-paper p-4 shadow-card desk:p-5 phone:flex-col phone:text-center"
            >
              <Drawing size={28} className="shrink-0 text-brand-700" />
              <p>
                <span className="block text-md font-bold">{title}</span>{' '}
                <span className="block text-xs text-ink-500">{text}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

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
                  src={objectPictureUrl(picture, 128)}
                  width={56}
                  height={56}
                  className="transition-transform duration-200 group-hover:scale-110 xl:size-16 phone:size-11"
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
