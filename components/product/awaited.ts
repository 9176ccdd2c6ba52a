import { create } from 'zustand'
import { askLogin } from '@/components/login/ask-login'
import { notify } from '@/components/ui/notify'
import { userStore } from '@/stores/user'

type Awaited = { stockIds: readonly number[]; asking: number | null }

const useStore = create<Awaited>(() => ({ stockIds: [], asking: null }))
const lookedUp = new Set<number>()

function keep(ids: readonly number[]): void {
  useStore.setState(({ stockIds }) => ({ stockIds: [...new Set([...stockIds, ...ids])] }))
}

/** Whether the customer already waits for a variant; both buttons of a page read the same. */
export function useAwaited(stockId: number): 'no' | 'asking' | 'yes' {
  return useStore(({ stockIds, asking }) =>
    stockIds.includes(stockId) ? 'yes' : asking === stockId ? 'asking' : 'no',
  )
}

/** A guest waits for nothing; a failure only leaves the button as it is. */
export async function lookUpAwaited(productId: number): Promise<void> {
  userStore.hydrate()
  if (!userStore.get().isUser || lookedUp.has(productId)) return
  lookedUp.add(productId)
  try {
    const { fetchAwaited } = await import('@/lib/api/stock-notices')
    keep(await fetchAwaited(productId))
  } catch {
    lookedUp.delete(productId)
  }
}

async function ask(stockId: number): Promise<void> {
  useStore.setState({ asking: stockId })
  try {
    const { askToBeTold } = await import('@/lib/api/stock-notices')
    await askToBeTold(stockId)
    keep([stockId])
    void notify.success('باشد؛ وقتی موجود شد با پیامک خبرتان می‌کنیم.')
  } catch (error) {
    const { sentenceOf } = await import('@/lib/api/failure')
    void notify.error(sentenceOf(error))
  } finally {
    useStore.setState({ asking: null })
  }
}

export function awaitStock(stockId: number): void {
  askLogin({
    reason: 'برای اینکه خبرتان کنیم وارد شوید.',
    then: () => void ask(stockId),
  })
}
