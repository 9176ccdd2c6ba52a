import { Button } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'
import type { Paged, Pages } from './use-pages'

/** For lists of one's own, which nobody links to: back, where one is, onwards. */
export function PageSteps<Page extends Paged>({ query, page, turn }: Pages<Page>) {
  const last = query.data?.total ?? 0
  if (last <= 1) return null
  const step = { variant: 'ghost', size: 'sm', busy: query.isPlaceholderData } as const
  return (
    <nav aria-label="صفحه‌ها" className="mt-5 flex items-center justify-center gap-3">
      <Button {...step} disabled={page <= 1} onClick={() => turn(page - 1)}>
        قبلی
      </Button>
      <p aria-live="polite" className="text-sm text-ink-700">
        صفحهٔ {persianDigits(page)} از {persianDigits(last)}
      </p>
      <Button {...step} disabled={page >= last} onClick={() => turn(page + 1)}>
        بعدی
      </Button>
    </nav>
  )
}
