import type { ReactNode } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { Girih, Medallion } from '@/components/ui/ornaments'
import { Picture } from '@/components/ui/picture'
import type { BlogPostSummary } from '@/lib/contract/blog'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { Facets, PriceCounts, ProductCard } from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatRoundedAmount } from '@/lib/persian/money'
import { objectPictureUrl, responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { breadcrumbData, JsonLd } from '@/lib/seo/structured-data'
import { CategoryPicks, type CategoryPick } from './category-picks'
import { listHref } from './list-query'

const CHEAP_SHARE = 0.3
const DEAR_SHARE = 0.8
const MAX_FESTIVALS = 2
/** With a smaller share of the goods a festival is about something else. */
const MIN_FESTIVAL_SHARE = 0.1
/** As many as stand in a row. */
const MAX_PARTS = 6
const MAX_BRANDS = 12
/** In turn, behind the pictures of the needs. */
const NEED_TINTS = ['#d5f0ec', '#e4e8fb', '#fdf0cf', '#fde0e4', '#e6eef2', '#fde7d8']

/** The price under which a share of the goods lies, as people say it: two digits and zeros. */
export function findPriceAtShare(counts: PriceCounts, share: number): number | null {
  const wanted = counts.reduce((total, { count }) => total + count, 0) * share
  let seen = 0
  const found = counts.find(({ count }) => (seen += count) > wanted)
  if (!found) return null
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(found.price)) - 1)
  return Math.max(unit, Math.round(found.price / unit) * unit)
}

type Need = { label: string; note: string; href: string }
type Shown = Pick<ProductCard, 'id' | 'picture' | 'final_price' | 'percent'>
/** A list of the category, and what the goods that it shows have. */
type NeedWithGoods = Need & { fits: (good: Shown) => boolean; rank?: (good: Shown) => number }

/** Each with the picture of a good of its own that the page shows too; none stands for two. */
export function withPictures(needs: readonly NeedWithGoods[], goods: readonly Shown[]) {
  const free = new Set(goods.filter(({ picture }) => picture !== null))
  return needs.map(({ fits, rank = () => 0, ...need }) => {
    const fitting = [...free].filter(fits)
    const [best] = fitting.toSorted((one, other) => rank(other) - rank(one))
    if (best) free.delete(best)
    return { ...need, picture: best?.picture ?? null }
  })
}

/** What shoppers come for, each a list of this category; a price that parts nothing is left out. */
export function listNeeds(
  path: string,
  {
    facets,
    priceCounts: counts,
    count: all,
  }: Pick<LandingData, 'facets' | 'priceCounts' | 'count'>,
): NeedWithGoods[] {
  const { min, max } = facets.price
  const [cheap, dear] = [
    findPriceAtShare(counts, CHEAP_SHARE),
    findPriceAtShare(counts, DEAR_SHARE),
  ]
  const arePricesApart =
    cheap !== null && dear !== null && min < cheap && cheap < dear && dear < max
  return [
    ...(arePricesApart
      ? [
          {
            label: 'به‌صرفه',
            note: `تا ${formatRoundedAmount(cheap)}`,
            href: listHref(path, { price_max: cheap }),
            fits: ({ final_price: price }: Shown) => price <= cheap,
          },
          {
            label: 'برای حرفه‌ای‌ها',
            note: `از ${formatRoundedAmount(dear)}`,
            href: listHref(path, { price_min: dear }),
            fits: ({ final_price: price }: Shown) => price >= dear,
          },
        ]
      : []),
    {
      label: 'بیشترین تخفیف',
      note: 'از درصد بالا به پایین',
      href: listHref(path, { sort: 'biggest_discount' }),
      fits: ({ percent }) => percent > 0,
      rank: ({ percent }) => percent,
    },
    {
      label: 'تازه‌رسیده',
      note: 'از تازه به قدیم',
      href: listHref(path, { sort: 'newest' }),
      fits: () => true,
      rank: ({ id }) => id,
    },
    ...facets.festivals
      .filter(({ count }) => count > 0 && count >= all * MIN_FESTIVAL_SHARE)
      .slice(0, MAX_FESTIVALS)
      .map(({ slug, title, count }) => ({
        label: title,
        note: `${formatNumber(count)} کالا`,
        href: listHref(path, { festival: slug }),
        fits: ({ percent }: Shown) => percent > 0,
      })),
  ]
}

/** Its categories, with those below them in the place of their own where there is room for all. */
export function listParts(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.reduce<CategoryNode[]>(
    (parts, node) => {
      const opened = parts.flatMap((part) => (part.id === node.id ? node.children : [part]))
      return node.children.length > 0 && opened.length <= MAX_PARTS ? opened : parts
    },
    [...nodes],
  )
}

/** Of the whole category, whatever is chosen in its list. */
export type LandingData = {
  facets: Facets
  priceCounts: PriceCounts
  count: number
  guides: readonly BlogPostSummary[]
  /** Of one of its own categories. */
  picks: readonly CategoryPick[]
  picksKind: string
}

type CategoryLandingProps = LandingData & {
  category: { slug: string; title: string; description: string; picture: string }
  childNodes: readonly CategoryNode[]
  /** What its list shows. */
  goods: readonly ProductCard[]
}

/** Above the list of a category of the first level. */
export function CategoryLanding(props: CategoryLandingProps) {
  const { category, childNodes, goods, facets, priceCounts, count, guides } = props
  const { picks, picksKind } = props
  const { slug, title, description, picture } = category
  const path = paths.category(slug)
  const trail = [
    { label: 'خانه', href: '/' },
    { label: title, href: path },
  ]
  const countIn = new Map(facets.categories.map((one) => [one.slug, one.count]))
  const parts = listParts(childNodes)
  /** Of those below its own categories the list counts none: beside them a count would be missed. */
  const hasCounts = parts.every((part) => countIn.has(part.slug))
  const brands = facets.brands.filter((brand) => brand.count > 0)
  const needs = withPictures(listNeeds(path, { facets, priceCounts, count }), goods)
  return (
    <>
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <div className="deep relative mt-3 flex min-h-40 items-center justify-between gap-4 overflow-hidden rounded-panel bg-gradient-to-l from-brand-800 to-brand-700 px-6 py-5 text-white desk:min-h-52 desk:px-12 rtl:bg-gradient-to-r">
        <Girih />
        <div className="relative max-w-text">
          <h1 className="text-4xl font-extrabold phone:text-2xl">{title}</h1>
          {description && <p className="mt-1 text-brand-100">{description}</p>}
          <p className="mt-2 text-sm text-brand-100">
            {formatNumber(count)} کالا از {formatNumber(brands.length)} برند
          </p>
        </div>
        <Picture
          src={objectPictureUrl(picture)}
          width={176}
          height={176}
          className="relative shrink-0 phone:size-24"
        />
      </div>
      {childNodes.length > 0 && (
        <nav aria-label="زیردسته‌ها" className="mt-4">
          <ul className="scrollbar-none -mx-4 flex gap-3 overflow-x-auto px-4 desk:mx-0 desk:grid desk:grid-cols-3 desk:px-0 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            {parts.map((child) => (
              <li key={child.id} className="phone:shrink-0">
                <Link
                  href={paths.category(child.slug)}
                  className="flex h-full min-h-16 items-center gap-3 rounded-card bg-ink-100 px-4 py-2.5 hover:text-brand-700 focus-visible:-outline-offset-2 dark:bg-paper"
                >
                  <Picture src={objectPictureUrl(child.picture, 128)} width={40} height={40} />
                  <span>
                    <span className="block font-bold phone:whitespace-nowrap">{child.title}</span>{' '}
                    {hasCounts && <PartCount count={countIn.get(child.slug)} />}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LandingSection id="needs" title="بر پایهٔ نیازتان">
        <ul className="scrollbar-none -mx-4 flex gap-x-3 overflow-x-auto px-4 desk:mx-0 desk:justify-around desk:px-0">
          {needs.map(({ label, note, href, picture: shown }, nth) => (
            <li key={href} className="phone:w-24 phone:shrink-0">
              <Link
                href={href}
                rel="nofollow"
                prefetch={false}
                className="group flex flex-col items-center gap-1 rounded-control py-1 text-center hover:text-brand-700"
              >
                <Medallion tint={NEED_TINTS[nth % NEED_TINTS.length]}>
                  {shown && (
                    <Picture
                      {...responsiveImage(shown.url)}
                      sizes="5rem"
                      className="size-16 object-contain transition-transform duration-200 group-hover:scale-110 xl:size-20 phone:size-12"
                    />
                  )}
                </Medallion>
                <b className="mt-1 text-base font-bold phone:text-sm">{label}</b>{' '}
                <small className="text-sm text-ink-500 phone:text-xs">{note}</small>
              </Link>
            </li>
          ))}
        </ul>
      </LandingSection>
      {picks.length > 0 && <CategoryPicks kind={picksKind} picks={picks} />}
      <div
        className={cn(
          guides.length === 1 && brands.length > 1 && 'md:grid md:grid-cols-2 md:gap-8',
        )}
      >
        {brands.length > 1 && (
          <LandingSection
            id="category-brands"
            title="برندهای این دسته"
            // There the filters name them on a press.
            className="phone:hidden"
          >
            <ul className="flex flex-wrap gap-2">
              {brands.slice(0, MAX_BRANDS).map((brand) => (
                <li key={brand.id}>
                  <Link
                    href={listHref(path, { brands: [brand.slug] })}
                    prefetch={false}
                    className="flex min-h-11 items-center gap-2 rounded-full border border-line px-4 hover:border-brand-300 hover:text-brand-700"
                  >
                    <bdi dir="ltr" lang="en" className="font-bold">
                      {brand.english_title || brand.title}
                    </bdi>{' '}
                    <small className="text-sm text-ink-500">{brand.title}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </LandingSection>
        )}
        {guides.length > 0 && (
          <LandingSection id="guides" title="راهنمای خرید">
            <ul className={cn('grid gap-3', guides.length > 1 && 'md:grid-cols-2')}>
              {guides.map((guide) => (
                <li
                  key={guide.id}
                  className="card ranked !rounded-card !bg-ink-100 p-3 dark:!bg-paper"
                >
                  <span className="relative h-24 w-36 shrink-0 overflow-hidden rounded-[16px] phone:w-28">
                    <Picture
                      {...responsiveImage(guide.picture.url)}
                      sizes="9rem"
                      className="card-image"
                    />
                  </span>
                  <div className="min-w-0 flex-1">
                    <p className="text-sm text-brand-700">
                      {guide.category.title} · {persianDigits(guide.minutes)} دقیقه
                    </p>
                    <h3 className="whole-words mt-1 font-bold">
                      <Link href={paths.blogPost(guide.slug)}>
                        <MixedText>{guide.title}</MixedText>
                      </Link>
                    </h3>
                  </div>
                  <ChevronEndIcon size={18} className="me-2 shrink-0 text-ink-500" />
                </li>
              ))}
            </ul>
          </LandingSection>
        )}
      </div>
    </>
  )
}

function PartCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return <small className="text-sm text-ink-500">{formatNumber(count)} کالا</small>
}

type LandingSectionProps = { id: string; title: string; className?: string; children: ReactNode }

function LandingSection({ id, title, className, children }: LandingSectionProps) {
  return (
    <section aria-labelledby={id} className={cn('mt-8', className)}>
      <h2 id={id} className="mb-3 text-2xl font-extrabold phone:text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
