'use client'

import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { Button, type ButtonProps } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import { BellIcon } from '@/components/ui/shop-icons'
import { noticeLabel } from './sale-start'
import { pressNotice, useStockNotice, type NoticeSize, type StockNotice } from './stock-notices'

const loadNotifySheet = () => import('./notify-sheet')
const NotifySheet = lazyComponent(loadNotifySheet)

type BellProps = Omit<ButtonProps, 'children'> & {
  notice: StockNotice
  isComing: boolean
  /** What a second press does. */
  undo: string
}

function Bell({ notice: { value, isSaving }, isComing, undo, ...rest }: BellProps) {
  return (
    <Button
      isFullWidth
      variant={value ? 'soft' : 'primary'}
      isBusy={isSaving}
      icon={value ? <CheckIcon size={18} /> : <BellIcon size={18} />}
      {...rest}
    >
      {value ? (
        <>
          خبرتان می‌کنیم
          <span className="ms-2 text-sm font-medium underline underline-offset-4">{undo}</span>
        </>
      ) : (
        noticeLabel(isComing)
      )}
    </Button>
  )
}

type NotifyButtonProps = { productId: number; stockId: number; isComing?: boolean }

export function NotifyButton({ productId, stockId, isComing = false }: NotifyButtonProps) {
  const notice = useStockNotice(productId, [stockId])
  return <Bell {...{ notice, isComing }} undo="لغو" onClick={() => pressNotice({ stockId })} />
}

type NotifySizesButtonProps = {
  productId: number
  /** «اندازه»: what the sheet asks for, with the stock of each of its values. */
  name: string
  sizes: readonly NoticeSize[]
  isComing?: boolean
}

/** Of what is worn only the wearer knows the size, which the press asks for. */
export function NotifySizesButton({
  productId,
  name,
  sizes,
  isComing = false,
}: NotifySizesButtonProps) {
  const sheet = useLazyOpen()
  const stockIds = sizes.map(({ stockId }) => stockId)
  const notice = useStockNotice(productId, stockIds)
  return (
    <>
      <Bell
        {...{ notice, isComing }}
        undo="تغییر"
        onClick={sheet.show}
        aria-haspopup="dialog"
        {...preloadOnIntent(loadNotifySheet)}
      />
      {sheet.isRendered && <NotifySheet {...sheet.props} {...{ name, sizes }} />}
    </>
  )
}
