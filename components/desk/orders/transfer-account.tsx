import { CopyText } from '@/components/ui/copy-text'
import type { OrderRefund } from '@/lib/contract/orders/order'
import { groupByFour, isSheba } from '@/lib/persian/identity'
import { CustomerCard } from './refund-parts'

type TransferAccountProps = {
  refund: Pick<OrderRefund, 'sheba' | 'transfer_amount'>
  card: string | null
}

/** Where the transfer is made to: what the customer has asked for, else the card of their account. */
export function TransferAccount({ refund, card }: TransferAccountProps) {
  const { sheba, transfer_amount: sent } = refund
  if (sent === null || sheba === null) return <CustomerCard card={card} />
  const shown = groupByFour(sheba)
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 [&_bdi]:whitespace-nowrap">
      <span className="text-note">شبا:</span>{' '}
      {isSheba(sheba) ? (
        <CopyText text={sheba} shown={shown} label="شمارهٔ شبا" isVerbatim />
      ) : (
        <bdi dir="ltr">{shown}</bdi>
      )}
    </p>
  )
}
