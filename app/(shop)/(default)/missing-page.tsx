import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { NotFoundView } from '@/components/layout/not-found-view'
import { HomeRanking } from '@/components/content/home-ranking'
import { nullIfFailed } from '@/lib/data/cached-read'
import { readProductList } from '@/lib/data/catalogue'
import { paths } from '@/lib/paths'
import { formatNumber } from '@/lib/persian/money'
import { getRenderContext } from '@/lib/render-context'
import { pictureSizes } from '@/styles/breakpoints'

/** Next draws what its `notFound()` leaves by script alone; this is caught by the page and drawn whole. */
class MissingPageError extends Error {
  override name = 'MissingPageError'
}

export function missingPage(reason = ''): never {
  throw new MissingPageError(reason)
}

export const INVALID_PAGE = 'شمارهٔ صفحه در این نشانی درست نیست.'

export function describeEnd(total: number): string {
  return total > 1
    ? `این فهرست تنها ${formatNumber(total)} صفحه دارد.`
    : 'این فهرست تنها یک صفحه دارد.'
}

const MAX_BEST_SELLERS = 3
/** On a tablet each is as wide as a third of the page. */
const SIZES = pictureSizes({ base: '5.5rem', desk: '30vw', md: '5.5rem' })

/** A row of what sells best; the page stands without it. */
export async function BestSellers() {
  const list = await nullIfFailed(readProductList({}))
  const products = (list?.products ?? []).filter(({ available }) => available)
  if (products.length === 0) return null
  return (
    <div className="three-ranked pb-12">
      <HomeRanking
        title="پرفروش‌ترین‌ها"
        href={paths.sortedProducts('best_selling')}
        products={products.slice(0, MAX_BEST_SELLERS)}
        sizes={SIZES}
      />
    </div>
  )
}

type Render<Props, Result> = (props: Props) => Promise<Result>

const DEFAULT_REASON = 'شاید آنچه می‌جویید دیگر در فروشگاه نیست، یا نشانی آن درست نوشته نشده است.'

/** The page, or in its place, with a 404, the one that names the address and says what is wrong with it. */
export function pageOrMissing<Props>(
  render: Render<Props, ReactNode>,
  explain: (reason: string) => ReactNode = (reason) => reason,
): Render<Props, ReactNode> {
  return async (props) => {
    try {
      return await render(props)
    } catch (error) {
      if (!(error instanceof MissingPageError)) throw error
      const context = getRenderContext()
      context?.setStatus(404)
      return (
        <NotFoundView
          englishTitle="Page Not Found"
          title="صفحه پیدا نشد"
          text={explain(error.message || DEFAULT_REASON)}
          path={context?.path}
        >
          <BestSellers />
        </NotFoundView>
      )
    }
  }
}

export function metadataOrMissing<Props>(
  describe: Render<Props, Metadata>,
): Render<Props, Metadata> {
  return async (props) => {
    try {
      return await describe(props)
    } catch (error) {
      if (!(error instanceof MissingPageError)) throw error
      return { title: 'صفحه پیدا نشد', robots: { index: false } }
    }
  }
}
