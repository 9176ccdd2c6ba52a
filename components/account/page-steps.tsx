import { Button } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'

type PageStepsProps = {
  page: number
  total: number
  busy?: boolean
  onPage: (page: number) => void
}

/** For lists of one's own, which nobody links to: back, where one is, onwards. */
export function PageSteps({ page, total, busy, onPage }: PageStepsProps) {
  if (total <= 1) return null
  return (
    <nav aria-label="صفحه‌ها" className="mt-5 flex items-center justify-center gap-3">
      <Button
        variant="ghost"
        size="sm"
        disabled={page <= 1}
        busy={busy}
        onClick={() => onPage(page - 1)}
      >
        قبلی
      </Button>
      <p aria-live="polite" className="text-sm text-ink-700">
        صفحهٔ {persianDigits(page)} از {persianDigits(total)}
      </p>
      <Button
        variant="ghost"
        size="sm"
        disabled={page >= total}
        busy={busy}
        onClick={() => onPage(page + 1)}
      >
        بعدی
      </Button>
    </nav>
  )
}
