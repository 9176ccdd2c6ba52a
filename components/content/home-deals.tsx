import type { CSSProperties } from 'react'
import type { HomeSection } from '@/lib/contract/content/home'
import { PHONE_CARD_SIZE, pictureSizes } from '@/styles/breakpoints'
import { ProductCard } from '@/components/catalogue/product-card'
import { toShownCard } from '@/components/catalogue/shown-card'
import { ButtonLink } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { ChevronEndIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { Shamseh } from '@/components/ui/logo-mark'
import { Girih } from '@/components/ui/ornaments'
import { Picture } from '@/components/ui/picture'
import { Rail, RailItem } from '@/components/ui/rail'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { responsiveImage } from '@/lib/picture-urls'

const DEAL_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '11.875rem',
  desk: '14.5rem',
  lg: '11.875rem',
  xl: '14.5rem',
  xxl: '16rem',
})

/** On a phone these are the largest pictures of the first screen. */
const FIRST_SEEN = 2

type HomeDealsProps = Omit<Extract<HomeSection, { kind: 'deals' }>, 'kind'>

export function HomeDeals(props: HomeDealsProps) {
  const { title, ends_at, href, count, products, spares } = props
  return (
    <section aria-labelledby="deals" className="wrap md:flex md:gap-5 phone:px-0">
      <div className="deep relative flex items-center justify-between gap-3 overflow-hidden bg-gradient-to-l from-pomegranate-600 to-pomegranate-700 px-4 py-3 text-white desk:rounded-panel desk:px-6 md:w-52 md:shrink-0 md:flex-col md:items-start md:justify-center md:gap-5 md:p-6 xl:w-72 rtl:bg-gradient-to-r">
        <Girih />
        <span
          aria-hidden="true"
          className="relative grid size-12 place-items-center text-xl font-extrabold text-saffron-900 phone:hidden"
        >
          <Shamseh className="absolute inset-0 size-full text-saffron-400" />
          <span className="relative">٪</span>
        </span>
        <h2 id="deals" className="relative text-xl font-extrabold desk:text-3xl phone:text-lg">
          {title}
        </h2>
        <div className="relative min-h-12">
          <Countdown
            until={ends_at}
            label="پایان پیشنهاد"
            tone="bare"
            ended={<p className="text-md">این پیشنهاد پایان یافت.</p>}
          />
        </div>
        {href && count > products.length && (
          <ButtonLink
            href={href}
            variant="saffron"
            className="relative phone:hidden"
            iconEnd={<ChevronEndIcon size={18} />}
          >
            همهٔ {formatNumber(count)} پیشنهاد
          </ButtonLink>
        )}{' '}
        {href && count > products.length && (
          <Link
            href={href}
            prefetch={false}
            className="relative -me-1 inline-flex min-h-11 shrink-0 items-center gap-1 text-sm font-semibold desk:hidden"
          >
            همه
            <span className="sr-only"> {formatNumber(count)} پیشنهاد</span>
            <ChevronEndIcon size={16} />
          </Link>
        )}
      </div>
      <Rail
        label={title}
        className="flex-1 pt-3 md:pt-0"
        listClassName="phone:scroll-px-4 phone:px-4"
      >
        {[...products, ...spares].map((card, index) => (
          <RailItem
            key={card.id}
            className="deal-goods"
            data-product={card.id}
            data-spare={index >= products.length || undefined}
          >
            <ProductCard
              card={toShownCard(card)}
              sizes={DEAL_SIZES}
              {...(index < FIRST_SEEN && { isPriority: true })}
            />
            <SoldShare percent={card.sold_percent ?? 0} />
          </RailItem>
        ))}
        {href && count > products.length && (
          <RailItem className="grid w-deal-card place-items-center desk:hidden">
            <ButtonLink href={href} variant="soft">
              همهٔ {formatNumber(count)} پیشنهاد
            </ButtonLink>
          </RailItem>
        )}
      </Rail>
    </section>
  )
}

/** Of less a bar looks empty, and says that nobody wants it: its line is left free, so that a row is even. */
const LEAST_SHARE = 10

/** The bar is drawn over the words that say the same. */
function SoldShare({ percent }: { percent: number }) {
  if (percent < LEAST_SHARE) return <span className="sold-share-space" />
  const style: CSSProperties & { '--sold': string } = { '--sold': `${percent}%` }
  return (
    <p style={style} className="sold-share">
      {`${persianDigits(percent)}٪ فروخته شد`}
    </p>
  )
}

const TILE_SIZES = pictureSizes({
  base: '8rem',
  desk: '12.5rem',
  md: '7rem',
  lg: '8rem',
  xl: '12.5rem',
  xxl: '16rem',
})

type DealGroupsProps = Omit<Extract<HomeSection, { kind: 'deal_groups' }>, 'kind'>

export function DealGroups({ groups }: DealGroupsProps) {
  return (
    <section aria-label="تخفیف هر بخش" className="wrap phone:px-0">
      <ul className="fades-on-phone scrollbar-none relative grid gap-2.5 desk:grid-cols-2 desk:gap-4 md:grid-cols-4 phone:flex phone:snap-x phone:scroll-px-4 phone:overflow-x-auto phone:px-4">
        {groups.map(({ category, percent, products, spares }) => (
          <li
            key={category.id}
            className="rounded-panel bg-ink-100 p-4 phone:w-[17rem] phone:shrink-0 phone:snap-start dark:bg-paper"
          >
            <div className="flex min-h-11 items-center justify-between gap-2">
              <h3 className="text-base font-bold">{category.title}</h3>
              <Link
                href={`${paths.category(category.slug)}?sort=biggest_discount`}
                prefetch={false}
                className="flex min-h-11 shrink-0 items-center gap-1 text-sm font-semibold text-brand-700"
              >
                {`تا ${persianDigits(percent)}٪`}
                <span className="sr-only">{` تخفیف ${category.title}`}</span>
                <ChevronEndIcon size={14} />
              </Link>
            </div>
            <ul className="mt-1 grid grid-cols-2 gap-2">
              {[...products, ...spares].map(({ id, slug, title, picture, percent: cut }, nth) => (
                <li key={id} data-product={id} data-spare={nth >= products.length || undefined}>
                  <Link
                    href={paths.product(slug)}
                    aria-label={`${title}، ${persianDigits(cut)}٪ تخفیف`}
                    title={title}
                    className="stage relative block aspect-square overflow-hidden rounded-[16px]"
                  >
                    {picture && (
                      <Picture
                        {...responsiveImage(picture)}
                        sizes={TILE_SIZES}
                        className="card-image"
                      />
                    )}
                    <span className="price-cut absolute bottom-1.5 end-1.5">
                      {`${persianDigits(cut)}٪`}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
