import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { Loading, Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { MENU_PRODUCTS } from '@/lib/client/queries/menu'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { splitTitle } from '@/lib/persian/split-title'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { listHref } from '../catalogue/list-query'

const panelClassName = 'flex flex-col rounded-panel bg-ink-100 px-4 py-2.5 md:p-5 dark:bg-ground'

/** Two and two beside each other; from `md` on all below each other, as high as the panel. */
const rankingClassName =
  'menu-best grid flex-1 grid-cols-2 content-around gap-x-3 md:mt-1 md:flex md:flex-col [&>*]:gap-2 [&>*]:py-1 md:[&>*]:gap-3 md:[&>*]:max-h-32 md:[&>*]:flex-1 md:[&>*]:py-3'

const pictureClassName = 'size-12 shrink-0 rounded-[14px] md:size-[4.5rem] md:rounded-[16px]'

type MenuBestSellersProps = {
  node: Pick<CategoryNode, 'slug' | 'title'>
  /** Undefined until they have come. */
  products: readonly ProductCard[] | undefined
}

export function MenuBestSellers({ node, products }: MenuBestSellersProps) {
  return (
    <section aria-label={`پرفروش‌های ${node.title}`} className={panelClassName}>
      <h3 className="font-extrabold">پرفروش‌ترین‌ها</h3>
      {products ? <Ranking products={products} /> : <RankingSkeleton />}
      <Link
        href={listHref(paths.category(node.slug), { sort: 'best_selling' })}
        rel="nofollow"
        prefetch={false}
        className="hidden min-h-11 items-center justify-between rounded-control text-sm font-semibold text-brand-700 hover:text-brand-800 md:flex"
      >
        همهٔ پرفروش‌ها
        <ChevronEndIcon size={18} />
      </Link>
    </section>
  )
}

function Ranking({ products }: { products: readonly ProductCard[] }) {
  return (
    <ol className={cn(rankingClassName, 'animate-fade-in')}>
      {products.map(({ id, slug, title, picture, final_price }, index) => (
        <li key={id} className="ranked card">
          <span
            aria-hidden="true"
            className="w-4 shrink-0 text-xl font-extrabold text-brand-600 md:w-5 md:text-2xl"
          >
            {persianDigits(index + 1)}
          </span>
          <span className={cn('stage relative overflow-hidden', pictureClassName)}>
            {picture && (
              <Picture {...responsiveImage(picture.url)} sizes="4.5rem" className="card-image" />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="line-clamp-3 text-sm font-medium md:line-clamp-none">
              <Link href={paths.product(slug)} prefetch={false}>
                <MixedText>{holdPhrases(splitTitle(title).name)}</MixedText>
              </Link>
            </h3>
            <p className="mt-0.5">
              <bdi className="font-extrabold">{formatAmount(final_price)}</bdi>{' '}
              <small className="text-xs text-ink-500">{currencyName()}</small>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** As high as the rows that come in its stead. */
function RankingSkeleton() {
  return (
    <Loading label="در حال گرفتن پرفروش‌ترین‌ها…" className="flex flex-1 flex-col">
      <span className={rankingClassName}>
        {Array.from({ length: MENU_PRODUCTS }, (_, index) => (
          <span key={index} className="flex items-center gap-3">
            <span className="w-4 shrink-0 md:w-5" />
            <Skeleton className={pictureClassName} />
            <SkeletonText className="min-w-0 flex-1 text-sm" />
          </span>
        ))}
      </span>
    </Loading>
  )
}

/** Before its category is known. */
export function MenuBestSellersSkeleton() {
  return (
    <div className={panelClassName}>
      <p className="font-extrabold">پرفروش‌ترین‌ها</p>
      <RankingSkeleton />
    </div>
  )
}
