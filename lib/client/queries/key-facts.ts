import type { ProductFacts } from '@/lib/contract/catalogue/key-facts'
import { MAX_CARDS } from '@/lib/contract/limits'

type Facts = ProductFacts['facts']
type Waiting = { resolve: (facts: Facts) => void; reject: (error: unknown) => void }

const known = new Map<number, Promise<Facts>>()
let waiting = new Map<number, Waiting>()

async function fetchFacts(asking: ReadonlyMap<number, Waiting>): Promise<void> {
  try {
    const [{ send }, { getKeyFacts }] = await Promise.all([
      import('../http/client'),
      import('@/lib/contract/catalogue/key-facts'),
    ])
    const query = { ids: [...asking.keys()].join() }
    const { products } = (await send(getKeyFacts, { query }, { isBackground: true })).data
    const factsOf = new Map(products.map(({ id, facts }) => [id, facts]))
    asking.forEach(({ resolve }, id) => resolve(factsOf.get(id) ?? []))
  } catch (error) {
    asking.forEach(({ reject }, id) => {
      known.delete(id)
      reject(error)
    })
  }
}

function sendWaiting(): void {
  if (waiting.size === 0) return
  const asking = waiting
  waiting = new Map()
  void fetchFacts(asking)
}

/** The rows of a list ask one by one, and their questions are sent together. */
export function loadKeyFacts(id: number): Promise<Facts> {
  const before = known.get(id)
  if (before) return before
  const facts = new Promise<Facts>((resolve, reject) => waiting.set(id, { resolve, reject }))
  known.set(id, facts)
  if (waiting.size === 1) setTimeout(sendWaiting)
  if (waiting.size === MAX_CARDS) sendWaiting()
  return facts
}
