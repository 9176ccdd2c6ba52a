'use client'

import { useQuery } from '@tanstack/react-query'
import { MixedText } from '@/components/ui/mixed-text'
import { productHistoryQuery } from '@/lib/client/desk/products'
import { formatDateTime } from '@/lib/persian/dates'
import { describeAction } from './audit-labels'
import { DeskQuery } from './desk-states'

/** Who changed the product, and when. */
export function ProductHistory({ id }: { id: number }) {
  const history = useQuery(productHistoryQuery(id))
  return (
    <section className="desk-card scroll-mt-3" aria-labelledby="history-title" id="history">
      <header>
        <h2 id="history-title" className="text-[14px] font-bold">
          تاریخچه
        </h2>
      </header>
      <div className="px-3.5 pb-3.5 pt-1">
        <DeskQuery query={history} what="تاریخچه">
          {(events) =>
            events.length === 0 ? (
              <p className="text-note py-2 text-[12px]">هنوز تغییری ثبت نشده است.</p>
            ) : (
              <ol className="max-h-72 overflow-y-auto" tabIndex={0} aria-label="تغییرهای این کالا">
                {events.map((event) => (
                  <li
                    key={event.id}
                    className="border-hair flex flex-wrap items-baseline gap-x-2 border-b py-1.5 last:border-0"
                  >
                    <b className="font-semibold">
                      <MixedText>{event.actor_name || 'ناشناس'}</MixedText>
                    </b>
                    {describeAction(event.action)}
                    <time dateTime={event.created_at} className="text-note ms-auto text-[12px]">
                      {formatDateTime(event.created_at)}
                    </time>
                  </li>
                ))}
              </ol>
            )
          }
        </DeskQuery>
      </div>
    </section>
  )
}
