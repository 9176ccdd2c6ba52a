import { AccordionItem } from '@/components/ui/accordion'
import { MixedText } from '@/components/ui/mixed-text'
import Link from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName, formatAmount, formatNumber, formatRating } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import { responsiveImage } from '@/lib/picture-urls'
import { CompareIcon } from '@/components/ui/shop-icons'
import { DeliveryDay } from './delivery-day'

/** As many as stand in a row. */
const PICKS = 3
/** With fewer comments a rate is an opinion. */
const MIN_COMMENTS = 3
const GOOD_RATE = 4

export type CategoryPick = { card: ProductCard; reason: string }

type Criterion = {
  fits: (card: ProductCard) => boolean
  /** The highest is meant; of equals the one that sells better. */
  rank: (card: ProductCard) => number
  reason: (card: ProductCard) => string
}

const isRated = ({ rate_count: count }: ProductCard) => count >= MIN_COMMENTS

const CRITERIA: Criterion[] = [
  { fits: () => true, rank: () => 0, reason: () => 'پرفروش‌ترین' },
  {
    fits: isRated,
    rank: ({ rate }) => rate ?? 0,
    reason: ({ rate, rate_count: count }) =>
      `بالاترین امتیاز، ${formatRating(rate ?? 0)} از ${formatNumber(count)} دیدگاه`,
  },
  {
    fits: (card) => isRated(card) && (card.rate ?? 0) >= GOOD_RATE,
    rank: ({ final_price: price }) => -price,
    reason: () => `ارزان‌ترین با امتیاز ${persianDigits(GOOD_RATE)} به بالا`,
  },
  {
    fits: ({ percent }) => percent > 0,
    rank: ({ percent }) => percent,
    reason: ({ percent }) => `بیشترین تخفیف، ${persianDigits(percent)}٪`,
  },
  { fits: () => true, rank: ({ final_price: price }) => -price, reason: () => 'ارزان‌ترین' },
  { fits: () => true, rank: ({ id }) => id, reason: () => 'تازه‌ترین' },
]

/**
 * Three of the best sellers of one kind, each the first of them in something; who is first in two things
 * is picked once. None where fewer are first in anything.
 */
export function choosePicks(bestSellers: readonly ProductCard[]): CategoryPick[] {
  const goods = bestSellers.filter(({ available, status }) => available && status === 'published')
  const picks = new Map<number, CategoryPick>()
  for (const { fits, rank, reason } of CRITERIA) {
    const [card] = goods.filter(fits).toSorted((one, other) => rank(other) - rank(one))
    if (card && !picks.has(card.id)) picks.set(card.id, { card, reason: reason(card) })
  }
  return picks.size < PICKS ? [] : [...picks.values()].slice(0, PICKS)
}

type CategoryPicksProps = {
  /** Of the goods, as its category names them. */
  kind: string
  /** Goods of several kinds are no comparison. */
  areAlike: boolean
  picks: readonly CategoryPick[]
}

export function CategoryPicks({ kind, areAlike, picks }: CategoryPicksProps) {
  return (
    <section aria-labelledby="picks" className="panel mt-8 p-5 desk:p-8">
      <h2 id="picks" className="text-2xl font-extrabold phone:text-lg">
        {kind}: سه انتخاب
      </h2>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-500">از میان پرفروش‌ترین‌ها، هر کدام با دلیلش</p>
        {areAlike && (
          <Link
            href={paths.compare(picks.map(({ card }) => card.id))}
            rel="nofollow"
            prefetch={false}
            className="flex min-h-11 items-center gap-2 rounded text-sm font-semibold text-brand-700 hover:underline"
          >
            <CompareIcon size={18} />
            مقایسهٔ این سه انتخاب
          </Link>
        )}
      </div>
      <ul className="scrollbar-none grid gap-3 desk:gap-4 md:grid-cols-3 phone:-mx-5 phone:flex phone:snap-x phone:scroll-px-5 phone:overflow-x-auto phone:px-5">
        {picks.map(
          ({ card: { id, slug, title, picture, final_price: price, ...card }, reason }) => (
            <li
              key={id}
              data-product={id}
              className="card ranked !rounded-card !bg-paper p-3 phone:w-[17.5rem] phone:shrink-0 phone:snap-start"
            >
              <span className="stage relative size-24 shrink-0 overflow-hidden rounded-[16px]">
                {picture && (
                  <Picture {...responsiveImage(picture.url)} sizes="6rem" className="card-image" />
                )}
              </span>
              <div className="min-w-0 flex-1">
                <p className="text-sm font-semibold text-saffron-800">{reason}</p>
                <h3 className="whole-words text-base font-medium phone:text-sm">
                  <Link href={paths.product(slug)}>
                    <MixedText>{holdPhrases(title)}</MixedText>
                  </Link>
                </h3>
                <p>
                  <bdi className="text-lg font-extrabold">{formatAmount(price)}</bdi>{' '}
                  <small className="text-sm text-ink-500">{currencyName()}</small>
                </p>
                <DeliveryDay className="text-sm text-brand-700" handlingDays={card.handling_days} />
              </div>
            </li>
          ),
        )}
      </ul>
      <AccordionItem title="چرا این سه؟" className="mt-2 border-b-0 text-sm">
        <p className="max-w-text text-sm">
          این سه را آمار انتخاب کرده، نه تبلیغ: از میان پرفروش‌ترین‌های موجود «{kind}»، هر کدام در
          چیزی که بالای نامش آمده اول است. امتیاز فقط وقتی حساب شده که دست‌کم{' '}
          {persianDigits(MIN_COMMENTS)} نفر نظر داده باشند.
        </p>
      </AccordionItem>
    </section>
  )
}
