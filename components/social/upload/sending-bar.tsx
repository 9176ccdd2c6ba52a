import { Button } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'

type SendingBarProps = { share: number; onCancel: () => void }

/** How much of the picture has left, with a way to call it back. */
export function SendingBar({ share, onCancel }: SendingBarProps) {
  const percent = Math.round(share * 100)
  const words = percent < 100 ? 'در حال فرستادن عکس…' : 'در حال آماده کردن پست…'
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3 text-sm">
        <p role="status">{words}</p>
        <bdi aria-hidden="true">{persianDigits(percent)}٪</bdi>
      </div>
      <div
        role="progressbar"
        aria-label="فرستادن پست"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-ink-200"
      >
        <span
          style={{ width: `${percent}%` }}
          className="block h-full rounded-full bg-brand-600 transition-[width] duration-200 motion-reduce:transition-none"
        />
      </div>
      <Button variant="ghost" onClick={onCancel}>
        انصراف از فرستادن
      </Button>
    </div>
  )
}
