'use client'

import { useQuery } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { deskPaths, ORDER_PAPERS, type OrderPaper } from '@/lib/client/desk/desk-paths'
import { orderPrintsQuery } from '@/lib/client/desk/order-work'
import type { OrderPrints } from '@/lib/contract/desk/order-prints'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { KeyHint } from '../ui/key-hint'
import { useListAddress } from '../ui/list-tools'
import { useListHref } from '../ui/list-walk'
import { rememberLabels } from './packed-goods'
import { InvoicePaper } from './print-invoice'
import { LabelPaper } from './print-label'
import { PickingPaper } from './print-picking'

const TITLES: Record<OrderPaper, string> = {
  labels: 'برچسب بسته',
  invoices: 'فاکتور',
  picking: 'فهرست برداشت',
}

/** Chosen orders as they will lie on paper; what is around them is not printed. */
export function PrintView() {
  const address = useListAddress()
  const ids = address.get('ids')
  const listHref = useListHref(deskPaths.orders)
  const what = ORDER_PAPERS.find((one) => one === address.get('what')) ?? 'labels'
  const prints = useQuery({ ...orderPrintsQuery(ids), enabled: ids !== '' })
  const print: DeskCommand = {
    ...{ id: 'print', title: 'چاپ', group: 'چاپ', keys: 'KeyP' },
    run: () => {
      if (what === 'labels' && prints.data) {
        rememberLabels(
          prints.data.orders.map(({ order }) => order.id),
          Date.now(),
        )
      }
      window.print()
    },
  }
  useCommands([print])
  return (
    <>
      <DeskPage
        title="چاپ"
        parent={{ href: listHref, title: 'سفارش‌ها' }}
        needs="orders.read"
        lead={prints.data && `${formatNumber(prints.data.orders.length)} سفارش`}
        hints={[print]}
        actions={
          <>
            {ORDER_PAPERS.map((paper) => (
              <Link
                key={paper}
                href={address.hrefOf({ what: paper })}
                aria-current={paper === what ? 'page' : undefined}
                className={cn('desk-button', paper === what && 'bg-hover font-semibold')}
              >
                {TITLES[paper]}
              </Link>
            ))}
            <DeskButton variant="primary" disabled={!prints.data} onClick={print.run}>
              چاپ
              <KeyHint keys="KeyP" />
            </DeskButton>
          </>
        }
      >
        {ids === '' ? (
          <DeskState
            title="سفارشی انتخاب نشده است"
            text="در فهرست سفارش‌ها چند تا را انتخاب کنید."
          />
        ) : (
          <DeskQuery query={prints} what="سفارش‌ها برای چاپ">
            {(data) => (
              <div
                role="region"
                aria-label="پیش‌نمایش"
                tabIndex={0}
                className="overflow-x-auto pb-4"
              >
                <div className="mx-auto grid w-max gap-4">
                  <Papers what={what} prints={data} isPreview />
                </div>
              </div>
            )}
          </DeskQuery>
        )}
      </DeskPage>
      {prints.data && (
        <div className="hidden print:block">
          <Papers what={what} prints={prints.data} />
        </div>
      )}
    </>
  )
}

type PapersProps = { what: OrderPaper; prints: OrderPrints; isPreview?: boolean }

/** The preview and what is printed are the same papers; the preview gives them their edges. */
function Papers({ what, prints, isPreview = false }: PapersProps) {
  const label = isPreview ? 'mx-auto w-[105mm] min-h-[148mm] p-[5mm] shadow-float rounded-md' : ''
  const sheet = isPreview ? 'w-[210mm] p-[12mm] shadow-float rounded-md' : ''
  if (what === 'picking') return <PickingPaper prints={prints} className={sheet} />
  return prints.orders.map((printed) =>
    what === 'labels' ? (
      printed.refunded_share === 'whole' ? (
        isPreview && <NoLabel key={printed.order.id} code={printed.order.code} />
      ) : (
        <LabelPaper
          key={printed.order.id}
          printed={printed}
          seller={prints.seller}
          className={label}
        />
      )
    ) : (
      <InvoicePaper
        key={printed.order.id}
        printed={printed}
        seller={prints.seller}
        vatPercent={prints.vat_percent}
        className={sheet}
      />
    ),
  )
}

function NoLabel({ code }: { code: string }) {
  return (
    <p className="desk-card mx-auto max-w-sm p-3.5" role="note">
      سفارش <bdi dir="ltr">{persianDigits(code)}</bdi> برچسب ندارد؛ پول همهٔ کالاهایش برگشته است.
    </p>
  )
}
