'use client'

import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@/components/ui/modal'
import { taxExportQuery } from '@/lib/client/desk/reports'
import type { TaxExport as TaxSheet } from '@/lib/contract/desk/tax-export'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskQuery } from '../ui/desk-states'
import { ExportMenu } from '../ui/export-menu'
import { saveFile } from '../ui/save-file'

export type Span = { from: string; to: string }

type TaxExportDialogProps = { span: Span; title: string; onOpenChange: (isOpen: boolean) => void }

/** Invoices for the tax organisation's system, which are sent by what the shop has for that. */
export function TaxExportDialog({ span, title, onOpenChange }: TaxExportDialogProps) {
  return (
    <Dialog open onOpenChange={onOpenChange} title="صورت‌حساب‌های مودیان" size="sm">
      <TaxInvoices span={span} title={title} />
    </Dialog>
  )
}

function TaxInvoices({ span, title }: { span: Span; title: string }) {
  const sheet = useQuery(taxExportQuery(span))
  return (
    <DeskQuery query={sheet} what="صورت‌حساب‌ها">
      {(data) => (
        <div className="grid gap-3">
          <p>
            {title}: {formatNumber(data.invoices.length)} صورت‌حساب، مبلغ‌ها به ریال.
          </p>
          {data.missing.length > 0 && (
            <ul className="bg-soon-bg text-soon-ink grid gap-1 rounded-[10px] p-3">
              {data.missing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <p className="text-note">
            فروشگاه خود چیزی به سامانه نمی‌فرستد: این فایل را به نرم‌افزار یا شرکت معتمد خود بدهید.
            شمارهٔ مالیاتی (taxid) و امضا را همان نرم‌افزار می‌سازد.
          </p>
          {data.invoices.length > 0 && (
            <div className="flex gap-2">
              <DeskButton
                onClick={() =>
                  saveFile(`moadian-${span.from}-${span.to}.json`, 'application/json', [
                    JSON.stringify(data, null, 2),
                  ])
                }
              >
                فایل JSON
              </DeskButton>
              <ExportMenu name="moadian" what="صورت‌حساب‌ها" read={() => readSheet(data)} />
            </div>
          )}
        </div>
      )}
    </DeskQuery>
  )
}

/** A line of an invoice a row; the head of its invoice stands in each. */
async function* readSheet({ invoices }: TaxSheet) {
  const rows = invoices.flatMap(({ order_code: code, refunded, header, body }) =>
    body.map((line) => [code, refunded, ...Object.values(header), ...Object.values(line)]),
  )
  const [first] = invoices
  const columns = [
    ...['order_code', 'refunded'],
    ...Object.keys(first?.header ?? {}),
    ...Object.keys(first?.body[0] ?? {}),
  ]
  yield { columns, rows, next: null }
}
