import { pictureSizes } from '@/styles/breakpoints'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { PhoneIcon } from '@/components/ui/page-icons'
import { ReturnIcon } from '@/components/ui/account-icons'
import { ShieldIcon } from '@/components/ui/page-icons'
import { TruckIcon } from '@/components/ui/shop-icons'
import type { HomeSection } from '@/lib/contract/content/home'
import { persianDigits } from '@/lib/persian/digits'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import { paths } from '@/lib/paths'
import { SectionHeading } from './section-heading'
import { BlogPostCard } from '@/components/blog/blog-post-card'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { Picture } from '@/components/ui/picture'
import { Medallion } from '@/components/ui/ornaments'
import { objectPictureUrl, responsiveImage } from '@/lib/picture-urls'

type BrandWallProps = Omit<Extract<HomeSection, { kind: 'brands' }>, 'kind'>

export function BrandWall({ title, count, brands }: BrandWallProps) {
  return (
    <section aria-labelledby="brands" className="wrap">
      <SectionHeading
        id="brands"
        title={title}
        href={paths.brands}
        all={count > 0 ? `همهٔ ${persianDigits(count)} برند` : 'همهٔ برندها'}
      />
      <ul className="brand-wall">
        {brands.map(({ id, slug, title: name, english_title, picture }) => (
          <li key={id}>
            <Link href={paths.brand(slug)} className="brand-wall-link">
              {picture ? (
                <Picture
                  src={objectPictureUrl(picture)}
                  height={40}
                  className="mb-1 h-10 max-w-24 rounded bg-white object-contain phone:h-7 phone:max-w-16"
                />
              ) : (
                <bdi dir="ltr" lang="en">
                  {english_title || name}
                </bdi>
              )}{' '}
              <small>{name}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LEAD_SIZES = pictureSizes({
  base: '100vw',
  desk: '57rem',
  md: '41rem',
  xl: '58.5rem',
  xxl: '76rem',
})

const BESIDE_LEAD_SIZES = pictureSizes({ base: '8rem', lg: '9.5rem' })

type BlogRailProps = Omit<Extract<HomeSection, { kind: 'articles' }>, 'kind'>

/** The newest large, the others beside it. */
export function BlogRail({ title, articles }: BlogRailProps) {
  const [lead, ...others] = articles
  if (!lead) return null
  return (
    <section aria-labelledby="magazine" className="wrap">
      <SectionHeading id="magazine" title={title} href={paths.blog} all="همهٔ نوشته‌ها" />
      <div className="grid gap-6 md:grid-cols-[1.2fr_1fr] md:gap-10">
        <BlogPostCard post={lead} sizes={LEAD_SIZES} />
        <ul className="grid content-start divide-y divide-line md:auto-rows-fr md:content-stretch">
          {others.map((post) => (
            <li key={post.id} className="card ranked">
              <span className="relative h-[5.5rem] w-32 shrink-0 overflow-hidden rounded-[16px] bg-ink-100 lg:h-[6.5rem] lg:w-[9.5rem]">
                <Picture
                  {...responsiveImage(post.picture.url)}
                  sizes={BESIDE_LEAD_SIZES}
                  className="card-image"
                />
              </span>
              <div className="min-w-0 flex-1">
                <p className="text-sm text-brand-700">
                  {post.category.title} · {persianDigits(post.minutes)} دقیقه
                </p>
                <h3 className="mt-1 text-balance text-base font-bold">
                  <Link href={paths.blogPost(post.slug)}>
                    <MixedText>{post.title}</MixedText>
                  </Link>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type ProductSectionProps = Omit<Extract<HomeSection, { kind: 'products' }>, 'kind'>

export function ProductSection({ title, href, products, spares }: ProductSectionProps) {
  const id = `goods-${products[0]?.id ?? 'none'}-${title.length}`
  return (
    <section aria-labelledby={id} className="wrap">
      <SectionHeading id={id} title={title} href={href} all="همهٔ کالاها" />
      <ProductGrid products={products} spares={spares} columns="showcase" />
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
    <section aria-label="چرا این فروشگاه" className="wrap">
      <ul className="grid grid-cols-2 gap-2.5 border-y border-line desk:gap-4 lg:grid-cols-4">
        {lines.map(({ title, text, icon }) => {
          const Drawing = trustIcons[icon]
          return (
            <li key={title} className="flex items-center gap-4 py-4 desk:p-5 phone:gap-2.5">
              <Drawing size={28} className="shrink-0 text-brand-700" />
              <p className="text-balance">
                <span className="block text-md font-bold">{holdPhrases(title)}</span>{' '}
                <span className="block text-xs text-ink-500">{holdPhrases(text)}</span>
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
      <ul className="fades-aside scrollbar-none relative -mx-4 flex justify-between gap-x-2 overflow-x-auto px-4 desk:-mx-6 desk:px-6">
        {categories.map(({ id, slug, title, picture, tint }) => (
          <li key={id} className="w-20 shrink-0 desk:w-[6.75rem] lg:w-auto lg:shrink">
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
