import { Button } from '@/components/ui/button'
import type { FormError } from '@/components/form/use-submit'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { hasErrorCode } from '@/lib/client/http/error-checks'

/** The submit button is in the dialog's footer. */
export type ReviewFormProps = {
  id: string
  productId: number
  onBusyChange: (isBusy: boolean) => void
  onWait: (waitsUntil: number | null) => void
  onDone: () => void
}

/** Above a form that restores a draft. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-brand-50 py-1 pe-1 ps-3 text-sm text-brand-800">
      نوشتهٔ ناتمام شما اینجاست.
      <Button variant="link" size="sm" onClick={onDiscard}>
        پاک کردن
      </Button>
    </p>
  )
}

const PRODUCT_GONE = 'این کالا یا پرسش دیگر در فروشگاه نیست.'

export function toReviewFormError(error: unknown): FormError {
  const isGone = hasErrorCode(error, 'not_found')
  return { field: null, message: isGone ? PRODUCT_GONE : getErrorMessage(error) }
}
