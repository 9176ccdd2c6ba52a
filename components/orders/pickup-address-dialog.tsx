'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '@/components/form/query-boundary'
import { Button, ButtonLink } from '@/components/ui/button'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { addressesQuery } from '@/lib/client/queries/account'
import type { Address } from '@/lib/contract/account/addresses'
import type { OrderAddress } from '@/lib/contract/orders/order-address'
import { formatAddress, formatTown } from '@/lib/domain/address-text'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'

type PickupAddressDialogProps = {
  /** Where the order was brought. */
  own: OrderAddress
  chosen: Address | null
  /** Null for the order's own. */
  onChoose: (address: Address | null) => void
  onClose: () => void
}

/** In the town of the order, to which its courier goes. */
export default function PickupAddressDialog(props: PickupAddressDialogProps) {
  const { own, chosen, onChoose, onClose } = props
  const query = useQuery(addressesQuery())
  const [address, setAddress] = useState(chosen)
  const others = (query.data ?? []).filter(
    (one) =>
      one.state === own.state &&
      one.city === own.city &&
      (one.receiver_name !== own.receiver_name || formatAddress(one) !== formatAddress(own)),
  )
  const cards = [null, ...others]

  function handleSave(): void {
    onChoose(address)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="پیک از کدام نشانی ببرد؟"
      description={
        <>
          پیک این سفارش تنها به نشانی‌های <MixedText>{formatTown(own)}</MixedText> می‌آید؛ کالای
          جایگزین را هم به همین نشانی می‌فرستیم.
        </>
      }
      footer={
        <>
          <Button onClick={handleSave}>ثبت نشانی</Button>
          <ButtonLink variant="ghost" href={paths.account.addresses} prefetch={false}>
            افزودن نشانی
          </ButtonLink>
        </>
      }
    >
      <QueryBoundary query={query} skeleton={<Skeleton className="h-44 rounded-card" />}>
        {() => (
          <RadioGroup legend="نشانی پیک" hideLegend listClassName="grid gap-2">
            {cards.map((one) => (
              <RadioCard
                key={one?.id ?? 'own'}
                name="pickup-address"
                checked={one?.id === address?.id}
                onChange={() => setAddress(one)}
                label={one ? `${one.title || one.city} · ${one.receiver_name}` : 'نشانی همین سفارش'}
                description={persianDigits(formatAddress(one ?? own))}
              />
            ))}
          </RadioGroup>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
