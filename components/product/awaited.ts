import { create } from 'zustand'
import { askLogin } from '@/components/login/ask-login'
import { notify } from '@/components/ui/notify'
import { sentenceOf } from '@/lib/api/sentence'
import { userStore } from '@/stores/user'

type Awaited = { stockIds: readonly number[]; asking: number | null }

const useStore = create<Awaited>(() => ({ stockIds: [], asking: null }))
const lookedUp = new Set<number>()
let waiter: number | null = null

// Who waits for what is one customer's own, also when the next logs in on the same page.
userStore.subscribe(() => {
  const { id } = userStore.get()
  if (id === waiter) return
  waiter = id
  lookedUp.clear()
  useStore.setState({ stockIds: [] })
})

function keep(ids: readonly number[]): void {
  useStore.setState(({ stockIds }) => ({ stockIds: [...new Set([...stockIds, ...ids])] }))
}

/** Whether the customer already waits for a variant; both buttons of a page read the same. */
export function useAwaited(stockId: number): 'no' | 'asking' | 'yes' {
  return useStore(({ stockIds, asking }) =>
    asking === stockId ? 'asking' : stockIds.includes(stockId) ? 'yes' : 'no',
  )
}

/** A guest waits for nothing; a failure only leaves the button as it is. */
export async function lookUpAwaited(productId: number): Promise<void> {
  userStore.hydrate()
  if (!userStore.get().isUser || lookedUp.has(productId)) return
  lookedUp.add(productId)
  const asker = userStore.get().id
  try {
    const { fetchAwaited } = await import('@/lib/api/stock-notices')
    const ids = await fetchAwaited(productId)
    if (userStore.get().id === asker) keep(ids)
  } catch {
    lookedUp.delete(productId)
  }
}

async function change(stockId: number, work: () => Promise<string>): Promise<void> {
  useStore.setState({ asking: stockId })
  try {
    void notify.success(await work())
  } catch (error) {
    void notify.error(sentenceOf(error))
  } finally {
    useStore.setState({ asking: null })
  }
}

async function ask(stockId: number): Promise<string> {
  const { askToBeTold } = await import('@/lib/api/stock-notices')
  await askToBeTold(stockId)
  keep([stockId])
  return 'باشد؛ وقتی موجود شد با پیامک خبرتان می‌کنیم.'
}

async function cancel(stockId: number): Promise<string> {
  const { cancelAsking } = await import('@/lib/api/stock-notices')
  await cancelAsking(stockId)
  useStore.setState(({ stockIds }) => ({ stockIds: stockIds.filter((id) => id !== stockId) }))
  return 'لغو شد؛ دیگر برای این کالا پیامکی نمی‌فرستیم.'
}

export function awaitStock(stockId: number): void {
  askLogin({
    reason: 'برای اینکه خبرتان کنیم وارد شوید.',
    then: () => void change(stockId, () => ask(stockId)),
  })
}

export function awaitNoMore(stockId: number): void {
  void change(stockId, () => cancel(stockId))
}
