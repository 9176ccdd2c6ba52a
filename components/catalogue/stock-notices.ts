import { useEffect } from 'react'
import { create } from 'zustand'
import { requireLogin } from '@/components/auth/require-login'
import { notify } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { createOptimisticToggle } from '@/lib/client/optimistic-toggle'
import { userStore } from '@/stores/user'

/** The button is busy with its old label until the shop has answered. */
export type StockNotice = { value: boolean; isSaving: boolean }
type StockTarget = { stockId: number }
/** A value to choose for the notice, with the stock that it is of. */
export type NoticeSize = { value: string; stockId: number }

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

const loadCalls = () => import('@/lib/client/queries/product')

const noticeToggle = createOptimisticToggle<StockTarget, StockNotice>({
  name: 'stock-notice',
  key: ({ stockId }) => stockId,
  read: ({ stockId }) => useStockNotices.getState()[stockId] ?? NO_NOTICE,
  write: ({ stockId }, notice) => useStockNotices.setState({ [stockId]: notice }),
  preview: (notice) => ({ ...notice, isSaving: true }),
  load: async () => {
    const [{ createSendPress }, { requestStockNotice, deleteStockNotice }] = await Promise.all([
      import('@/lib/client/send-press'),
      loadCalls(),
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
    const { fetchStockNotices } = await loadCalls()
    const stockIds = await fetchStockNotices(productId)
    if (userStore.get().id !== id) return
    const notices = stockIds.map((stockId) => [stockId, { value: true, isSaving: false }])
    // What was pressed meanwhile is newer than the answer.
    useStockNotices.setState((pressed) => ({ ...Object.fromEntries(notices), ...pressed }))
  } catch {
    loadedProductIds.delete(productId)
  }
}

/** Of one stock, or of several of one product that are told of together. */
export function useStockNotice(productId: number, stockIds: readonly number[]): StockNotice {
  useEffect(() => void loadStockNotices(productId), [productId])
  const value = useStockNotices((all) => stockIds.some((id) => all[id]?.value))
  const isSaving = useStockNotices((all) => stockIds.some((id) => all[id]?.isSaving))
  return { value, isSaving }
}

const LOGIN_REASON = 'برای اینکه خبرتان کنیم وارد شوید.'

export function pressNotice(target: StockTarget): void {
  if (noticeToggle.read(target).value) return noticeToggle.press(target, false)
  requireLogin({ reason: LOGIN_REASON, onLoggedIn: () => noticeToggle.press(target, true) })
}

export function isSubscribed(stockId: number): boolean {
  return noticeToggle.read({ stockId }).value
}

/** Several at once, with one answer to the press. */
async function sendNotices(stockIds: readonly number[], chosen: readonly number[]): Promise<void> {
  const changed = stockIds.filter((id) => isSubscribed(id) !== chosen.includes(id))
  const write = (id: number, notice: StockNotice) => useStockNotices.setState({ [id]: notice })
  changed.forEach((id) => write(id, { value: isSubscribed(id), isSaving: true }))
  try {
    const { requestStockNotice, deleteStockNotice } = await loadCalls()
    await Promise.all(
      changed.map(async (id) => {
        const value = chosen.includes(id)
        await (value ? requestStockNotice(id) : deleteStockNotice(id))
        write(id, { value, isSaving: false })
      }),
    )
    if (changed.length > 0) void notify.success(chosen.length > 0 ? SUBSCRIBED : UNSUBSCRIBED)
  } catch (error) {
    changed.forEach((id) => write(id, { value: isSubscribed(id), isSaving: false }))
    notifyError(error)
  }
}

export function saveNotices(stockIds: readonly number[], chosen: readonly number[]): void {
  requireLogin({ reason: LOGIN_REASON, onLoggedIn: () => void sendNotices(stockIds, chosen) })
}
