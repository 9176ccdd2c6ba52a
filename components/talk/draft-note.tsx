import { Button } from '@/components/ui/button'

export function DraftNote({ onDrop }: { onDrop: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-brand-50 py-1 pe-1 ps-3 text-sm text-brand-800">
      نوشتهٔ ناتمام شما اینجاست.
      <Button variant="link" size="sm" onClick={onDrop}>
        پاک کردن
      </Button>
    </p>
  )
}
