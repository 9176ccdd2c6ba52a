'use client'

import { useEffect } from 'react'
import { create } from 'zustand'
import { Button } from '@/components/ui/button'
import { requireLogin } from '@/components/auth/require-login'
import { notify } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { createOptimisticToggle } from '@/lib/client/optimistic-toggle'
import { userStore } from '@/stores/user'
import { CheckIcon } from '@/components/ui/icons'
import { BellIcon } from '@/components/ui/shop-icons'

/** The button is busy with its old label until the shop has answered. */
type StockNotice = { value: boolean; isSaving: boolean }
type StockTarget = { stockId: number }

const SUBSCRIBED = 'باشد؛ وقتی موجود شد با پیامک خبرتان می‌کنیم.'
const UNSUBSCRIBED = 'لغو شد؛ دیگر برای این کالا پیامکی نمی‌فرستیم.'
const NO_NOTICE: StockNotice = { value: false, isSaving: false }

const useStockNotices = create<Record<number, StockNotice>>(() => ({}))
const loadedProductIds = new Set<number>()
let subscriberId: number | null = null

// Another customer may log in on the same page.
userStore.subscribe(() => {
  const { id } = userStore.get()
  if (id === subscriberId) return
  subscriberId = id
  loadedProductIds.clear()
  useStockNotices.setState({}, true)
})

function notifyError(error: unknown): void {
  void notify.error(getErrorMessage(error))
}

const noticeToggle = createOptimisticToggle<StockTarget, StockNotice>({
  name: 'stock-notice',
  key: ({ stockId }) => stockId,
  read: ({ stockId }) => useStockNotices.getState()[stockId] ?? NO_NOTICE,
  write: ({ stockId }, notice) => useStockNotices.setState({ [stockId]: notice }),
  preview: (notice) => ({ ...notice, isSaving: true }),
  load: async () => {
    const [{ createSendPress }, { requestStockNotice, deleteStockNotice }] = await Promise.all([
      import('@/lib/client/send-press'),
      import('@/lib/client/queries/product'),
    ])
    return createSendPress({
      save: async ({ stockId }, value) => {
        await (value ? requestStockNotice(stockId) : deleteStockNotice(stockId))
        void notify.success(value ? SUBSCRIBED : UNSUBSCRIBED)
        return { value, isSaving: false }
      },
      onError: notifyError,
    })
  },
  onLoadError: notifyError,
})

/** A failure leaves the button as it is. */
async function loadStockNotices(productId: number): Promise<void> {
  userStore.hydrate()
  const { id, isUser } = userStore.get()
  if (!isUser || loadedProductIds.has(productId)) return
  loadedProductIds.add(productId)
  try {
    const { fetchStockNotices } = await import('@/lib/client/queries/product')
    const stockIds = await fetchStockNotices(productId)
    if (userStore.get().id !== id) return
    const notices = stockIds.map((stockId) => [stockId, { value: true, isSaving: false }])
    // What was pressed meanwhile is newer than the answer.
    useStockNotices.setState((pressed) => ({ ...Object.fromEntries(notices), ...pressed }))
  } catch {
    loadedProductIds.delete(productId)
  }
}

function pressNotice(target: StockTarget): void {
  if (noticeToggle.read(target).value) return noticeToggle.press(target, false)
  requireLogin({
    reason: 'برای اینکه خبرتان کنیم وارد شوید.',
    onLoggedIn: () => noticeToggle.press(target, true),
  })
}

type NotifyButtonProps = { productId: number; stockId: number }

export function NotifyButton({ productId, stockId }: NotifyButtonProps) {
  const { value: isSubscribed, isSaving } = useStockNotices((all) => all[stockId] ?? NO_NOTICE)
  useEffect(() => void loadStockNotices(productId), [productId])
  return (
    <Button
      isFullWidth
      variant={isSubscribed ? 'soft' : 'primary'}
      isBusy={isSaving}
      onClick={() => pressNotice({ stockId })}
      icon={isSubscribed ? <CheckIcon size={18} /> : <BellIcon size={18} />}
    >
      {isSubscribed ? (
        <>
          خبرتان می‌کنیم
          <span className="ms-2 text-sm font-medium underline underline-offset-4">لغو</span>
        </>
      ) : (
        'موجود شد خبرم کن'
      )}
    </Button>
  )
}
