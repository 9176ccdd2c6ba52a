import type { ReactNode } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CategoryGuide } from '@/lib/contract/blog'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { FoundNeed } from '@/lib/contract/catalogue/needs'
import type { Facets, PriceCounts, ProductCard } from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { objectPictureUrl, responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { breadcrumbData, JsonLd } from '@/lib/seo/structured-data'
import { CategoryHero } from './category-hero'
import { listNeeds, NeedList, toNeed, withPictures } from './category-needs'
import { CategoryPicks, type CategoryPick } from './category-picks'
import { ChoiceQuestions } from './choice-help'
import { askBudget } from './choice-questions'
import { GuideNumbers, nameGuide, type GuideTable } from './guide-numbers'
import { listHref } from './list-query'

/** As many as stand in a row. */
const MAX_PARTS = 6
const MAX_BRANDS = 12
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
  guides: readonly CategoryGuide[]
  /** Of one of its own categories. */
  picks: readonly CategoryPick[]
  picksKind: string
  arePicksAlike: boolean
  /** In the words of its shoppers, as the shop has set them. */
  needs: readonly FoundNeed[]
  /** What the first of the guides says its numbers mean. */
  numbers: GuideTable | null
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
  const { picks, picksKind, arePicksAlike, needs, numbers } = props
  const { slug, title } = category
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
  /** Shares of the prices stand for the needs of a category that has none of its own. */
  const shownNeeds =
    needs.length > 0
      ? needs.map(toNeed)
      : withPictures(listNeeds(path, { facets, priceCounts, count }), goods)
  const budget = askBudget(path, { page: 1 }, priceCounts)
  /** What the list of this page answers stands below all this. */
  const inList = shownNeeds.map((need) =>
    need.href.startsWith(`${path}?`) ? { ...need, href: `${need.href}#goods` } : need,
  )
  return (
    <>
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <CategoryHero {...{ category, childNodes, count, brands: brands.length }} />
      {childNodes.length > 0 && (
        <nav aria-label="زیردسته‌ها" className="mt-4">
          <ul className="fades-aside scrollbar-none -mx-4 flex gap-3 overflow-x-auto px-4 desk:-mx-6 desk:px-6 lg:mx-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:px-0">
            {parts.map((child) => (
              <li key={child.id} className="shrink-0">
                <Link
                  href={paths.category(child.slug)}
                  className="flex h-full min-h-16 items-center gap-3 rounded-card bg-ink-100 px-4 py-2.5 hover:text-brand-700 focus-visible:-outline-offset-2 dark:bg-paper"
                >
                  <Picture src={objectPictureUrl(child.picture, 128)} width={40} height={40} />
                  <span>
                    <span className="block whitespace-nowrap font-bold lg:whitespace-normal">
                      {child.title}
                    </span>{' '}
                    {hasCounts && <PartCount count={countIn.get(child.slug)} />}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LandingSection id="needs" title="بر پایهٔ نیازتان">
        <NeedList needs={inList} />
        {budget.answers.length > 1 && <ChoiceQuestions questions={[budget]} />}
      </LandingSection>
      {picks.length > 0 && (
        <CategoryPicks kind={picksKind} areAlike={arePicksAlike} picks={picks} />
      )}
      <div
        className={cn(
          guides.length === 1 && !numbers && brands.length > 1 && 'md:grid md:grid-cols-2 md:gap-8',
        )}
      >
        {brands.length > 1 && (
          <LandingSection id="category-brands" title="برندهای این دسته">
            <ul className="fades-aside scrollbar-none -my-1 flex gap-2 overflow-x-auto whitespace-nowrap py-1 lg:flex-wrap">
              {brands.slice(0, MAX_BRANDS).map((brand) => (
                <li key={brand.id} className="shrink-0">
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
        {guides[0] && (
          <LandingSection id="guides" title={nameGuide(guides[0], title)}>
            <ul
              className={cn(
                'grid gap-3',
                guides.length > 1 && 'md:grid-cols-2',
                guides.length === 1 && numbers && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
              )}
            >
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
                    <h3 className="whole-words mt-1 font-bold phone:!max-h-[4lh]">
                      <Link href={paths.blogPost(guide.slug)}>
                        <MixedText>{guide.title}</MixedText>
                      </Link>
                    </h3>
                  </div>
                  <ChevronEndIcon size={18} className="me-2 shrink-0 text-ink-500 phone:hidden" />
                </li>
              ))}
              {numbers && (
                <li
                  className={cn(
                    'rounded-card bg-ink-100 p-4 dark:bg-paper',
                    guides.length > 1 && 'md:col-span-full',
                  )}
                >
                  <GuideNumbers table={numbers} />
                </li>
              )}
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

type LandingSectionProps = { id: string; title: string; children: ReactNode }

function LandingSection({ id, title, children }: LandingSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-2xl font-extrabold phone:text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
