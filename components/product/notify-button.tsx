'use client'

import { useEffect } from 'react'
import { create } from 'zustand'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import { requireLogin } from '@/components/auth/require-login'
import { notify } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { userStore } from '@/stores/user'
import { BellIcon } from '../ui/lucide-icons'

type StockSubscriptions = { stockIds: readonly number[]; asking: number | null }

const useSubscriptions = create<StockSubscriptions>(() => ({ stockIds: [], asking: null }))
const loadedProductIds = new Set<number>()
let subscriberId: number | null = null

// Who waits for what is one customer's own, also when the next logs in on the same page.
userStore.subscribe(() => {
  const { id } = userStore.get()
  if (id === subscriberId) return
  subscriberId = id
  loadedProductIds.clear()
  useSubscriptions.setState({ stockIds: [] })
})

function addSubscriptions(ids: readonly number[]): void {
  useSubscriptions.setState(({ stockIds }) => ({ stockIds: [...new Set([...stockIds, ...ids])] }))
}

/** Whether the customer already waits for a variant; both buttons of a page read the same. */
function useStockSubscription(stockId: number): 'no' | 'asking' | 'yes' {
  return useSubscriptions(({ stockIds, asking }) =>
    asking === stockId ? 'asking' : stockIds.includes(stockId) ? 'yes' : 'no',
  )
}

/** A guest waits for nothing; a failure only leaves the button as it is. */
async function loadStockSubscriptions(productId: number): Promise<void> {
  userStore.hydrate()
  if (!userStore.get().isUser || loadedProductIds.has(productId)) return
  loadedProductIds.add(productId)
  const asker = userStore.get().id
  try {
    const { fetchStockNotices } = await import('@/lib/client/queries/stock-notices')
    const ids = await fetchStockNotices(productId)
    if (userStore.get().id === asker) addSubscriptions(ids)
  } catch {
    loadedProductIds.delete(productId)
  }
}

async function submitChange(stockId: number, work: () => Promise<string>): Promise<void> {
  useSubscriptions.setState({ asking: stockId })
  try {
    void notify.success(await work())
  } catch (error) {
    void notify.error(getErrorMessage(error))
  } finally {
    useSubscriptions.setState({ asking: null })
  }
}

async function subscribe(stockId: number): Promise<string> {
  const { requestStockNotice } = await import('@/lib/client/queries/stock-notices')
  await requestStockNotice(stockId)
  addSubscriptions([stockId])
  return 'باشد؛ وقتی موجود شد با پیامک خبرتان می‌کنیم.'
}

async function unsubscribe(stockId: number): Promise<string> {
  const { deleteStockNotice } = await import('@/lib/client/queries/stock-notices')
  await deleteStockNotice(stockId)
  useSubscriptions.setState(({ stockIds }) => ({
    stockIds: stockIds.filter((id) => id !== stockId),
  }))
  return 'لغو شد؛ دیگر برای این کالا پیامکی نمی‌فرستیم.'
}

function subscribeToStock(stockId: number): void {
  requireLogin({
    reason: 'برای اینکه خبرتان کنیم وارد شوید.',
    onLoggedIn: () => void submitChange(stockId, () => subscribe(stockId)),
  })
}

function unsubscribeFromStock(stockId: number): void {
  void submitChange(stockId, () => unsubscribe(stockId))
}

type NotifyButtonProps = { productId: number; stockId: number }

export function NotifyButton({ productId, stockId }: NotifyButtonProps) {
  const awaited = useStockSubscription(stockId)
  useEffect(() => void loadStockSubscriptions(productId), [productId])
  return (
    <Button
      full
      variant="soft"
      className="border border-brand-200"
      busy={awaited === 'asking'}
      onClick={() =>
        awaited === 'yes' ? unsubscribeFromStock(stockId) : subscribeToStock(stockId)
      }
      icon={awaited === 'yes' ? <CheckIcon size={18} /> : <BellIcon size={18} />}
    >
      {awaited === 'yes' ? (
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
