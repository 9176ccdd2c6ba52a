import { useKeptState } from '@/components/form/use-kept-state'
import type { OrderItem } from '@/lib/contract/orders'
import { isId, isText, listOf, shape } from '@/stores/stored'
import type { GivenBack } from './return-item'

type ReturnDraft = { given: (GivenBack & { id: number })[]; description: string }

const NOTHING: ReturnDraft = { given: [], description: '' }
const isReturnDraft = shape<ReturnDraft>({
  given: listOf(shape<ReturnDraft['given'][number]>({ id: isId, quantity: isId, reason: isText })),
  description: isText,
})

/** What goes back and why, kept while the form is open; its pictures no tab can keep. */
export function useReturnDraft(orderId: number) {
  return useKeptState({ name: `return:${orderId}`, isValue: isReturnDraft, initial: NOTHING })
}

/** Only what the order holds, and not more of it than was bought. */
export function givenOf({ given }: ReturnDraft, items: OrderItem[]): Map<number, GivenBack> {
  return new Map(
    items.flatMap((item) => {
      const own = given.find(({ id }) => id === item.id)
      if (!own) return []
      const quantity = Math.min(own.quantity, item.quantity)
      return [[item.id, { quantity, reason: own.reason }] as const]
    }),
  )
}
