import type { HomeSection } from '@/lib/contract/content/home'
import { cn } from '@/components/ui/cn'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { responsiveImage } from '@/lib/picture-urls'
import { SectionHeading } from './section-heading'

const SMALL_SIZES = '5.5rem'

type Ranking = Extract<HomeSection, { kind: 'ranking' }>
type HomeRankingProps = Omit<Ranking, 'kind' | 'categories'> & Partial<Pick<Ranking, 'categories'>>

const tab = 'inline-flex min-h-9 items-center whitespace-nowrap rounded-full px-4 phone:min-h-11'

/** The other parts of the shop are lists of their own, so that no good is on this page twice. */
function RankingTabs({ categories }: Pick<Ranking, 'categories'>) {
  return (
    <nav aria-label="پرفروش‌ترین‌های هر بخش" className="mb-2">
      <ul className="scrollbar-none flex gap-2 overflow-x-auto text-sm font-semibold phone:-mx-4 phone:px-4">
        <li>
          <span aria-current="true" className={cn(tab, 'bg-brand-50 text-brand-800')}>
            همه
          </span>
        </li>
        {categories.map(({ id, slug, title }) => (
          <li key={id}>
            <Link
              href={`${paths.category(slug)}?sort=best_selling`}
              prefetch={false}
              className={cn(tab, 'border border-line text-ink-700 hover:border-brand-300')}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Read across on a wide screen; a phone scrolls columns of three. */
export function HomeRanking({ title, href, products, categories = [] }: HomeRankingProps) {
  return (
    <section aria-labelledby="ranking" className="wrap">
      <SectionHeading
        id="ranking"
        title={title}
        note="بر پایهٔ تعداد فروش هر کالا تا امروز"
        href={href}
        all="فهرست کامل"
      />
      {categories.length > 0 && <RankingTabs categories={categories} />}
      <ol className="ranking scrollbar-none">
        {products.map(({ id, slug, title: name, picture, final_price, rate }, index) => (
          <li key={id} className="ranked card" data-product={id}>
            <span aria-hidden="true" className="ranked-number">
              {persianDigits(index + 1)}
            </span>
            <span className="stage relative size-[5.5rem] shrink-0 overflow-hidden rounded-[16px] phone:size-20">
              {picture && (
                <Picture
                  {...responsiveImage(picture.url)}
                  sizes={SMALL_SIZES}
                  className="card-image"
                />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="line-clamp-2 text-md font-medium phone:line-clamp-3 phone:text-sm">
                <Link href={paths.product(slug)}>
                  <MixedText>{name}</MixedText>
                </Link>
              </h3>
              <p className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
                <span className="whitespace-nowrap">
                  <bdi className="font-extrabold">{formatAmount(final_price)}</bdi>{' '}
                  <small className="text-xs text-ink-500">{currencyName()}</small>
                </span>{' '}
                {rate !== null && <Rating value={rate} isCompact />}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
