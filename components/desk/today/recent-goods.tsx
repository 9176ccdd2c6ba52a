import { PictureIcon } from '@/components/ui/account-icons'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { RecentSales } from '@/lib/contract/desk/today'
import { currencyName, formatNumber } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'
import { Amount } from '../ui/amount'
import { useCan } from '../ui/desk-member'
import { FUNNEL_STEP_TITLES, percentOfStep, toFunnelRows } from '../reports/funnel-card'

const WHOLE = 100

/** Each bar is the share of the step before, so that the shortest one is where most were lost. */
export function RecentFunnelCard({ funnel }: Pick<RecentSales, 'funnel'>) {
  const rows = toFunnelRows(funnel)
  const [first, last] = [rows[0]?.count ?? 0, rows.at(-1)?.count ?? null]
  const whole = percentOfStep(last, first)
  const isEmpty = rows.every(({ count }) => !count)
  return (
    <section className="desk-card" aria-labelledby="recent-funnel">
      <header>
        <h2 id="recent-funnel" className="text-[14px] font-bold">
          از دیدن تا پرداخت
        </h2>
        <span className="text-note ms-auto text-[12px]">
          سهم از گام پیش{whole !== null && ` · روی هم ${formatNumber(whole)}٪`}
        </span>
      </header>
      {isEmpty ? (
        <p className="text-note p-3.5">
          در ۳۰ روز گذشته نه بازدیدی شمرده شده و نه سفارشی ثبت شده است.
        </p>
      ) : (
        <ol className="grid gap-1 px-3.5 py-2.5">
          {rows.map(({ step, count, ofFormer }, nth) => (
            <li
              key={step}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)_3.5rem_3rem] items-center gap-2"
            >
              <span className="truncate">{FUNNEL_STEP_TITLES[step].title}</span>
              <span className="bg-hair h-2 overflow-hidden rounded-full" aria-hidden="true">
                <span
                  data-part="share"
                  className="bg-acting block h-full rounded-full forced-colors:bg-[CanvasText]"
                  style={{ width: `${Math.min(nth === 0 ? WHOLE : (ofFormer ?? 0), WHOLE)}%` }}
                />
              </span>
              <b className="font-semibold">
                {count === null ? (
                  <span className="text-note font-normal">
                    –<span className="sr-only">شمرده نشده</span>
                  </span>
                ) : (
                  formatNumber(count)
                )}
              </b>
              <span className="text-note text-[12px]">
                {ofFormer !== null && (
                  <>
                    {formatNumber(ofFormer)}٪<span className="sr-only"> از گام پیش</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Thumb({ picture }: Pick<RecentSales['best'][number], 'picture'>) {
  const look = 'border-hair size-7 shrink-0 rounded-[7px] border'
  if (picture === null) {
    return (
      <span className={`${look} bg-sunk text-note grid place-items-center`}>
        <PictureIcon size={14} />
      </span>
    )
  }
  return (
    <Picture
      {...responsiveImage(picture.url)}
      sizes="28px"
      alt=""
      width={28}
      height={28}
      className={`${look} bg-picture object-contain`}
    />
  )
}

/** By money: what sold often may have brought little. */
export function BestSellersCard({ best }: Pick<RecentSales, 'best'>) {
  const canOpen = useCan('catalogue.write')
  return (
    <section className="desk-card" aria-labelledby="best-sellers">
      <header>
        <h2 id="best-sellers" className="text-[14px] font-bold">
          پرفروش‌ها
        </h2>
        <span className="text-note ms-auto text-[12px]">{currencyName()}</span>
      </header>
      {best.length === 0 ? (
        <p className="text-note p-3.5">در ۳۰ روز گذشته کالایی فروخته نشده است.</p>
      ) : (
        <ol className="py-1.5">
          {best.map(({ id, title, units, sum, picture }) => (
            <li key={id} className="flex min-h-8 items-center gap-2.5 px-3.5 phone:min-h-11">
              <Thumb picture={picture} />
              <span className="min-w-0 flex-1 truncate">
                {canOpen ? (
                  <Link href={deskPaths.product(id)} className="hover:underline">
                    <MixedText>{title}</MixedText>
                  </Link>
                ) : (
                  <MixedText>{title}</MixedText>
                )}
              </span>
              <span className="text-note shrink-0 text-[12px]">{formatNumber(units)} عدد</span>
              <b className="min-w-24 shrink-0 font-semibold">
                <Amount rials={sum} />
              </b>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
