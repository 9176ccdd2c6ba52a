'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatAddress } from '@/components/account/address-card'
import { QueryBoundary } from '@/components/form/query-boundary'
import { Panel } from '@/components/ui/panel'
import { Button } from '@/components/ui/button'
import { PlusIcon } from '@/components/ui/icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { addressesQuery } from '@/lib/client/queries/account'
import type { Address } from '@/lib/contract/account/addresses'
import { persianDigits } from '@/lib/persian/digits'

const AddressDialog = lazyComponent(() => import('@/components/account/address-dialog'))
const AddressForm = lazyComponent(() => import('@/components/account/address-form'), 'فرم نشانی')

type AddressStepProps = {
  chosen: number | null
  onChoose: (address: Address) => void
  /** The first address there is was written here, and nothing else is to be done. */
  onNext: () => void
}

export function AddressStep({ chosen, onChoose, onNext }: AddressStepProps) {
  const query = useQuery(addressesQuery())
  return (
    <Panel title="نشانی تحویل">
      <QueryBoundary query={query} skeleton={<Skeleton className="h-64" />}>
        {(addresses) =>
          addresses.length === 0 ? (
            <AddressForm
              fallback={<Skeleton className="h-96" />}
              onSaved={(address) => {
                onChoose(address)
                onNext()
              }}
            />
          ) : (
            <AddressChoices {...{ addresses, chosen, onChoose }} />
          )
        }
      </QueryBoundary>
    </Panel>
  )
}

type AddressChoicesProps = Omit<AddressStepProps, 'onNext'> & { addresses: Address[] }

function AddressChoices({ addresses, chosen, onChoose }: AddressChoicesProps) {
  const [adding, setAdding] = useState(false)
  const first = addresses[0]
  useEffect(() => {
    if (chosen === null && first) onChoose(first)
  }, [chosen, first, onChoose])
  return (
    <>
      <RadioGroup legend="نشانی تحویل" hideLegend listClassName="grid gap-3">
        {addresses.map((address) => (
          <RadioCard
            key={address.id}
            name="address"
            checked={address.id === chosen}
            onChange={() => onChoose(address)}
            label={`${address.title || address.city} · ${address.receiver_name}`}
            description={
              <>
                {formatAddress(address)}
                <span className="block">
                  <bdi dir="ltr">{persianDigits(address.receiver_mobile)}</bdi>، کد پستی{' '}
                  <bdi dir="ltr">{persianDigits(address.postal_code)}</bdi>
                </span>
              </>
            }
          />
        ))}
      </RadioGroup>
      <Button
        variant="ghost"
        className="mt-4"
        icon={<PlusIcon size={18} />}
        onClick={() => setAdding(true)}
      >
        نشانی تازه
      </Button>
      {adding && (
        <AddressDialog
          address={undefined}
          onClose={() => setAdding(false)}
          onLoadError={() => setAdding(false)}
          onSaved={(address) => {
            setAdding(false)
            onChoose(address)
          }}
        />
      )}
    </>
  )
}
