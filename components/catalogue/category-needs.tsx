import Link from '@/components/ui/link'
import { Medallion } from '@/components/ui/ornaments'
import { Picture } from '@/components/ui/picture'
import type { FoundNeed } from '@/lib/contract/catalogue/needs'
import type { Facets, PriceCounts, ProductCard } from '@/lib/contract/catalogue/products'
import { formatNumber } from '@/lib/persian/money'
import { formatRoundedAmount } from '@/lib/persian/rounded-money'
import { paths } from '@/lib/paths'
import { responsiveImage } from '@/lib/picture-urls'
import { listHref } from './list-query'

const CHEAP_SHARE = 0.3
const DEAR_SHARE = 0.8
const MAX_FESTIVALS = 2
/** With a smaller share of the goods a festival is about something else. */
const MIN_FESTIVAL_SHARE = 0.1
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
type ShownNeed = Need & { picture: { url: string } | null }
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
  }: { facets: Facets; priceCounts: PriceCounts; count: number },
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

/** As the shop has set it: the prices say themselves, in the unit of the shop. */
export function toNeed({ label, note, category, picture, ...filters }: FoundNeed): ShownNeed {
  const { price_min: min, price_max: max } = filters
  const prices = [
    ...(min === undefined ? [] : [`از ${formatRoundedAmount(min)}`]),
    ...(max === undefined ? [] : [`تا ${formatRoundedAmount(max)}`]),
  ]
  const { brands, properties, price_min, price_max, q } = filters
  return {
    label,
    note: note || prices.join(' '),
    href: listHref(paths.category(category), {
      ...(q && { q }),
      ...(brands && { brands }),
      ...(properties && { properties }),
      ...(price_min !== undefined && { price_min }),
      ...(price_max !== undefined && { price_max }),
    }),
    picture,
  }
}

export function NeedList({ needs }: { needs: readonly ShownNeed[] }) {
  return (
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
  )
}
