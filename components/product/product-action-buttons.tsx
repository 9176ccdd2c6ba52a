'use client'

import { IconButton } from '@/components/ui/icon-button'
import { notify } from '@/components/ui/notify'
import { setCompared, toggleCompared, type CompareResult } from '@/stores/comparison'
import { useShop } from '@/stores/shop'
import { lazyComponent, useLazyOpen } from '@/components/ui/lazy-component'
import { CompareIcon } from '../ui/shop-icons'

const compareMessages: Record<Exclude<CompareResult, 'other_group'>, string> = {
  added: 'به مقایسه افزوده شد.',
  removed: 'از مقایسه برداشته شد.',
  full: 'بیش از ۴ کالا را نمی‌توان کنار هم گذاشت؛ یکی را از مقایسه بردارید.',
}

const NewComparisonDialog = lazyComponent(() => import('@/components/ui/confirm-dialog'))

type CompareToggleProps = { productId: number; group: { id: number; title: string } }

export function CompareToggle({ productId, group }: CompareToggleProps) {
  const isCompared = useShop(({ compare }) => compare.includes(productId))
  const dialog = useLazyOpen()
  function handleToggle(): void {
    const result = toggleCompared(productId, group.id)
    if (result === 'other_group') dialog.show()
    else void (result === 'full' ? notify.error : notify.info)(compareMessages[result])
  }
  function startAnew(): void {
    setCompared([productId], group.id)
    dialog.props.onOpenChange(false)
    void notify.info(compareMessages.added)
  }
  return (
    <>
      <IconButton
        label="مقایسه"
        aria-pressed={isCompared}
        variant={isCompared ? 'soft' : 'outline'}
        size="sm"
        className="!rounded-full border border-ink-300"
        onClick={handleToggle}
      >
        <CompareIcon />
      </IconButton>
      {dialog.isRendered && (
        <NewComparisonDialog
          {...dialog.props}
          title="مقایسهٔ تازه؟"
          text={`تنها کالاهای هم‌گروه کنار هم می‌آیند، و این کالا از گروه «${group.title}» است. مقایسهٔ پیشین کنار گذاشته می‌شود.`}
          action="شروع مقایسهٔ تازه"
          onConfirm={startAnew}
        />
      )}
    </>
  )
}
