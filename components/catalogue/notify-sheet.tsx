import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { MixedText } from '@/components/ui/mixed-text'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { isSubscribed, saveNotices, type NoticeSize } from './stock-notices'

type NotifySheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  name: string
  sizes: readonly NoticeSize[]
}

/** Which of the sizes that are not to be had the shopper waits for. */
export default function NotifySheet({ open, onOpenChange, name, sizes }: NotifySheetProps) {
  return (
    <ResponsiveDialog
      {...{ open, onOpenChange }}
      size="sm"
      title={`کدام ${name} را خبر بدهیم؟`}
      description="می‌توانید چند مورد را انتخاب کنید؛ با پیامک خبرتان می‌کنیم."
    >
      <SizeTicks {...{ name, sizes }} onDone={() => onOpenChange(false)} />
    </ResponsiveDialog>
  )
}

type SizeTicksProps = Pick<NotifySheetProps, 'name' | 'sizes'> & { onDone: () => void }

/** Begins anew with every opening. */
function SizeTicks({ name, sizes, onDone }: SizeTicksProps) {
  const stockIds = sizes.map(({ stockId }) => stockId)
  const [hasNotice] = useState(() => stockIds.some(isSubscribed))
  const [chosen, setChosen] = useState(() => stockIds.filter(isSubscribed))
  const toggle = (id: number) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  function handleConfirm(): void {
    onDone()
    saveNotices(stockIds, chosen)
  }
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-3 gap-2">
          {sizes.map(({ value, stockId }) => (
            <Checkbox
              key={stockId}
              label={<MixedText>{value}</MixedText>}
              checked={chosen.includes(stockId)}
              onChange={() => toggle(stockId)}
              className="min-h-12 rounded-control border border-line px-3"
            />
          ))}
        </div>
      </fieldset>
      <Button
        isFullWidth
        className="mt-5"
        disabled={chosen.length === 0 && !hasNotice}
        onClick={handleConfirm}
      >
        {chosen.length > 0
          ? 'خبرم کن'
          : hasNotice
            ? 'دیگر خبر ندهید'
            : `ابتدا ${name} را انتخاب کنید`}
      </Button>
    </>
  )
}
