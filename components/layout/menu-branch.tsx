import { useEffect, useState } from 'react'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { ErrorState } from '@/components/ui/error-state'
import { ChevronEndIcon } from '@/components/ui/icons'
import { cn } from '@/components/ui/cn'
import { Picture } from '@/components/ui/picture'
import { Loading, Skeleton, SkeletonText } from '@/components/ui/skeleton'
import {
  hasMenuHighlights,
  loadMenuHighlights,
  type MenuHighlights,
} from '@/lib/client/queries/menu'
import type { BlogPostSummary } from '@/lib/contract/blog'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { PriceCounts } from '@/lib/contract/catalogue/products'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { toNeed } from '../catalogue/category-needs'
import { listHref } from '../catalogue/list-query'
import { labelPriceStep, listPriceSteps } from '../catalogue/price-steps'
import { MenuBestSellers, MenuBestSellersSkeleton } from './menu-best-sellers'
import { useProductMenu } from './use-product-menu'

/** A pointer on its way down the tops asks for nothing; the first branch comes with its tree. */
const REST = 200

/** Undefined until they have come, null where they do not come. */
function useHighlights(category: string): MenuHighlights | null | undefined {
  const [loaded, setLoaded] = useState<MenuHighlights | null>()
  useEffect(() => {
    let isMounted = true
    const load = () =>
      loadMenuHighlights(category).then(
        (highlights) => isMounted && setLoaded(highlights),
        () => isMounted && setLoaded(null),
      )
    const isAwaited = !hasMenuHighlights() || hasMenuHighlights(category)
    const timer = setTimeout(() => void load(), isAwaited ? 0 : REST)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [category])
  return loaded
}

/** The branch beside the top that has the pointer or the focus. */
export default function MenuBranch({ slug }: { slug: string }) {
  const { menu, hasFailed, retry } = useProductMenu()
  const highlights = useHighlights(slug)
  const node = menu?.find((one) => one.slug === slug)
  if (hasFailed) return <ErrorState title="زیردسته‌ها نیامد" onRetry={retry} />
  if (node) return <Branch node={node} highlights={highlights} />
  return <BranchSkeleton />
}

const frameClassName =
  'grid min-h-full content-start gap-x-8 gap-y-4 md:content-stretch md:grid-cols-[minmax(0,1fr)_20rem]'
const columnsClassName = 'grid gap-6 pt-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'
const listsClassName = 'grid grid-cols-2 gap-6 lg:block'

/** In the columns of a branch, so that nothing moves when it comes. */
function BranchSkeleton() {
  return (
    <div className={frameClassName}>
      <Loading label="در حال گرفتن زیردسته‌ها…">
        <Skeleton className="my-2.5 h-6 w-44" />
        <div className={columnsClassName}>
          <div>
            <div className="grid grid-cols-2 gap-6">
              <LinesSkeleton lines={7} />
              <LinesSkeleton lines={7} />
            </div>
            <ExtrasSkeleton />
          </div>
          <div className={listsClassName}>
            <LinesSkeleton lines={MAX_NEEDS} />
            <LinesSkeleton lines={PRICE_LINES} />
          </div>
        </div>
      </Loading>
      <MenuBestSellersSkeleton />
    </div>
  )
}

/** As high as so many links. */
function LinesSkeleton({ lines }: { lines: number }) {
  return <SkeletonText lines={lines} className="pb-3 text-[1.125rem]" />
}

/** More need the third column, in which needs and prices stand otherwise. */
const MAX_LINES = 16

function countLines({ children }: CategoryNode): number {
  return children.reduce((lines, child) => lines + 1 + child.children.length, 0)
}

type BranchProps = { node: CategoryNode; highlights: MenuHighlights | null | undefined }

function Branch({ node, highlights }: BranchProps) {
  const isLong = countLines(node) > MAX_LINES
  const groups = node.children.map((child) => <SubcategoryGroup key={child.id} node={child} />)
  const extras =
    highlights === undefined ? (
      <ExtrasSkeleton />
    ) : (
      <>
        {highlights && highlights.brands.length > 1 && (
          <section aria-label={`برندهای ${node.title}`} className="mt-4 animate-fade-in">
            <h3 className="mb-2 text-sm text-ink-500">برندهای این دسته</h3>
            <ul className="flex flex-wrap gap-1.5 md:gap-2">
              {highlights.brands.map(({ id, slug, title, english_title }) => (
                <li key={id}>
                  <Link
                    href={paths.brand(slug)}
                    prefetch={false}
                    aria-label={title}
                    className="flex min-h-9 items-center rounded-full border border-line px-3 text-sm font-bold hover:border-brand-300 hover:text-brand-700 md:px-4"
                  >
                    <bdi dir="ltr">{english_title || title}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {highlights?.guide && <GuideLink guide={highlights.guide} />}
      </>
    )
  return (
    <div className={frameClassName}>
      <div>
        <Link
          href={paths.category(node.slug)}
          prefetch={false}
          className="inline-flex min-h-11 items-center gap-1 rounded-control text-lg font-extrabold hover:text-brand-700"
        >
          همهٔ کالاهای {node.title}
          <ChevronEndIcon size={18} className="text-brand-700" />
        </Link>
        {isLong ? (
          <ul className="columns-2 gap-6 pt-2 lg:columns-3">
            {groups}
            <li className="break-inside-avoid pb-3">
              <NeedGroup slug={node.slug} highlights={null} />
            </li>
          </ul>
        ) : (
          <div className={columnsClassName}>
            <div>
              <ul className="columns-2 gap-6">{groups}</ul>
              {extras}
            </div>
            <div className={listsClassName}>
              {highlights === undefined ? (
                <>
                  <LinesSkeleton lines={MAX_NEEDS + 1} />
                  <LinesSkeleton lines={PRICE_LINES} />
                </>
              ) : (
                <>
                  <NeedGroup slug={node.slug} highlights={highlights} />
                  {highlights && <PriceGroup slug={node.slug} counts={highlights.priceCounts} />}
                </>
              )}
            </div>
          </div>
        )}
        {isLong && extras}
      </div>
      {highlights !== null && <MenuBestSellers node={node} products={highlights?.products} />}
    </div>
  )
}

/** Of brands and the guide. */
function ExtrasSkeleton() {
  return (
    <>
      <Skeleton className="mt-5 h-20" />
      <Skeleton className="mt-4 hidden h-20 !rounded-card md:block" />
    </>
  )
}

/** With the prices, as high as the panel. */
const MAX_NEEDS = 6
const PRICE_LINES = 5

type LinkGroupProps = {
  title: string
  links: readonly { title: string; href: string }[]
  className?: string
}

function LinkGroup({ title, links, className }: LinkGroupProps) {
  return (
    <section aria-label={title} className={cn('pb-3', className)}>
      <h3 className="py-1 font-bold">{title}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              rel="nofollow"
              prefetch={false}
              className="block rounded-control py-1 text-ink-700 hover:text-brand-700"
            >
              <MixedText>{link.title}</MixedText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type NeedGroupProps = { slug: string; highlights: MenuHighlights | null }

function NeedGroup({ slug, highlights }: NeedGroupProps) {
  const path = paths.category(slug)
  const { needs = [], festivals = [] } = highlights ?? {}
  const links = [
    { title: 'بیشترین تخفیف', href: listHref(path, { sort: 'biggest_discount' }) },
    { title: 'تازه‌رسیده', href: listHref(path, { sort: 'newest' }) },
    ...needs.map(toNeed).map(({ label, href }) => ({ title: label, href })),
    ...festivals.map((one) => ({ title: one.title, href: listHref(path, { festival: one.slug }) })),
  ].slice(0, MAX_NEEDS)
  return <LinkGroup title="برای هر نیاز" links={links} className="menu-needs" />
}

/** None where its goods are all of one price. */
function PriceGroup({ slug, counts }: { slug: string; counts: PriceCounts }) {
  const path = paths.category(slug)
  const links = listPriceSteps(counts).map((step) => ({
    title: labelPriceStep(step),
    href: listHref(path, step),
  }))
  if (links.length === 0) return null
  return <LinkGroup title="بر پایهٔ قیمت" links={links} />
}

function GuideLink({ guide: { slug, title, picture, category } }: { guide: BlogPostSummary }) {
  return (
    <Link
      href={paths.blogPost(slug)}
      prefetch={false}
      className="mt-4 hidden animate-fade-in items-center gap-3 rounded-card bg-ink-100 p-3 hover:text-brand-700 md:flex dark:bg-ground"
    >
      <Picture
        {...responsiveImage(picture.url)}
        sizes="5rem"
        className="h-14 w-20 shrink-0 rounded-control object-cover"
      />
      <span className="min-w-0 flex-1">
        <small className="block text-sm text-ink-500">{category.title}</small>{' '}
        <b className="whole-words text-sm">
          <MixedText>{title}</MixedText>
        </b>
      </span>
      <ChevronEndIcon size={18} className="shrink-0 text-brand-700" />
    </Link>
  )
}

function SubcategoryGroup({ node }: { node: CategoryNode }) {
  return (
    <li className="break-inside-avoid pb-3">
      <Link
        href={paths.category(node.slug)}
        prefetch={false}
        className="block rounded-control py-1 font-bold hover:text-brand-700"
      >
        {node.title}
      </Link>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((leaf) => (
            <li key={leaf.id}>
              <Link
                href={paths.category(leaf.slug)}
                prefetch={false}
                className="block rounded-control py-1 text-ink-700 hover:text-brand-700"
              >
                {leaf.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
