// @in-a-window
import { expect, test } from 'vitest'
import { ReturnNextStep } from '@/components/orders/return-next-step'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import { render } from '../kit/rendering'
import { wholeOrderOf } from './whole-order'

const origin = { id: 3, code: 'VT-1405-3', status: 'delivery' as const }

function show(payable: number, exchangeTotal: number, exchangeOf: number | null) {
  const own = { type: 'refer', status: 'returned', payable, exchange_total: exchangeTotal } as const
  const from = { origin: { ...origin, exchange_of: exchangeOf } }
  return render(<ReturnNextStep whole={wholeOrderOf(own, from)} />).container
}

test.each([
  ['money', 1_000, 0],
  ['another variant and the rest', 1_000, 600],
])('a return for %s says that money of a card can go on to an account', (_, payable, exchange) => {
  expect(show(payable, exchange, null)).toHaveTextContent(WALLET_CREDIT)
})

test.each([
  ['money', 1_000, 0],
  ['another variant and the rest', 1_000, 600],
])('a return of an exchange for %s says that of no money', (_, payable, exchange) => {
  const shown = show(payable, exchange, 2)
  expect(shown).toHaveTextContent('پول به کیف پول شما می‌آید.')
  expect(shown).not.toHaveTextContent(WALLET_CREDIT)
})
