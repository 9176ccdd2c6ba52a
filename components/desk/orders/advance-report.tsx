import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from '../ui/desk-button'
import type { MoveReport } from '../ui/held-moves'
import { StatusStar } from '../ui/status-star'

type AdvanceReportProps = { result: MoveReport | null; onClose: () => void }

/** Which of many went on, which did not and why. */
export function AdvanceReport({ result, onClose }: AdvanceReportProps) {
  if (result === null) return null
  const { moved, refused } = result
  const all = moved.length + refused.length
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${persianDigits(moved.length)} از ${persianDigits(all)} سفارش پیش رفت`}
      footer={<DeskButton onClick={onClose}>بستن</DeskButton>}
    >
      <ul className="grid gap-1.5">
        {refused.map(({ id, code, error }) => (
          <li key={id} className="bg-late-bg text-late-ink rounded-lg px-3 py-2">
            <OrderLink id={id} code={code} />
            <span className="block">
              <MixedText>{error}</MixedText>
            </span>
          </li>
        ))}
        {moved.map(({ id, code, to }) => (
          <li key={id} className="border-hair flex items-center gap-2 rounded-lg border px-3 py-2">
            <OrderLink id={id} code={code} />
            <span className="text-note inline-flex items-center gap-1.5">
              <StatusStar status={to} size={16} />
              {STATUS_TITLES[to]}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function OrderLink({ id, code }: { id: number; code: string }) {
  return (
    <Link href={deskPaths.order(id)} className="font-semibold hover:underline">
      <bdi dir="ltr">{persianDigits(code)}</bdi>
    </Link>
  )
}
