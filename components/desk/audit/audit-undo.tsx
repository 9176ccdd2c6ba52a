import { useState } from 'react'
import type { AuditEvent } from '@/lib/contract/desk/staff'
import { describeSubject } from './audit-labels'
import { DeskButton } from '../ui/desk-button'
import { useCan } from '../ui/desk-member'
import { UNDO_MS } from '../ui/last-change'
import { useUndoStocks } from '../ui/use-undo-stocks'

const UPDATES = new Set(['setStocks', 'setStocksByOperator'])
const SUBJECT = /^stock_update:(\d+)$/

/** Of a bulk change of the last hour that no newer event took back. */
export function AuditUndo({ event, newer }: { event: AuditEvent; newer: readonly AuditEvent[] }) {
  const [now] = useState(() => Date.now())
  const canStock = useCan('stock.write')
  const undoing = useUndoStocks()
  const id = Number(SUBJECT.exec(event.subject)?.[1] ?? 0)
  const isUndone = newer.some(
    ({ subject, action }) => subject === event.subject && action === 'undoStockUpdate',
  )
  const isRecent = Date.parse(event.created_at) > now - UNDO_MS
  if (id === 0 || !UPDATES.has(event.action) || isUndone || !isRecent || !canStock) return null
  return (
    <DeskButton
      className="!h-7 phone:!h-11"
      isBusy={undoing.isBusy}
      onClick={() => undoing.run(id)}
    >
      برگرداندن
      <span className="sr-only"> {describeSubject(event.subject)}</span>
    </DeskButton>
  )
}
