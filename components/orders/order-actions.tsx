'use client'

import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import type { WholeOrder } from '@/lib/contract/orders'
import { buyAgain } from './buy-again'

/** Only what the shop says may be done now. */
export function OrderActions({ whole }: { whole: WholeOrder }) {
  const { actions, items } = whole
  if (actions.length === 0) return null
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
      {actions.includes('buy_again') && (
        <Button
          variant="soft"
          size="sm"
          onClick={() => void buyAgain(items).then((text) => void notify.info(text))}
        >
          خرید دوباره
        </Button>
      )}
    </div>
  )
}
