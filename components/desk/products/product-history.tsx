'use client'

import { useQuery } from '@tanstack/react-query'
import { productHistoryQuery } from '@/lib/client/desk/products'
import { AuditEventRow } from '../audit/audit-event'
import { DeskQuery } from '../ui/desk-states'

/** Who changed what of the product, and when. */
export function ProductHistory({ id }: { id: number }) {
  const history = useQuery(productHistoryQuery(id))
  return (
    <section className="desk-card scroll-mt-3" aria-labelledby="history-title" id="history">
      <header>
        <h2 id="history-title" className="text-[14px] font-bold">
          تاریخچه
        </h2>
      </header>
      <div className="pb-2">
        <DeskQuery query={history} what="تاریخچه">
          {({ events, names }) =>
            events.length === 0 ? (
              <p className="text-note px-3.5 py-2 text-[12px]">هنوز تغییری ثبت نشده است.</p>
            ) : (
              <ol className="max-h-96 overflow-y-auto" tabIndex={0} aria-label="تغییرهای این کالا">
                {events.map((event) => (
                  <AuditEventRow key={event.id} event={event} names={names} isOfManyDays />
                ))}
              </ol>
            )
          }
        </DeskQuery>
      </div>
    </section>
  )
}
