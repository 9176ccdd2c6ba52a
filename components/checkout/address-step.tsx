'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { QueryBoundary } from '@/components/form/query-boundary'
import { Button } from '@/components/ui/button'
import { EditIcon } from '@/components/ui/account-icons'
import { PlusIcon } from '@/components/ui/icons'
import { InfoIcon } from '@/components/ui/page-icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { addressesQuery } from '@/lib/client/queries/account'
import type { Address } from '@/lib/contract/account/addresses'
import { formatAddress } from '@/lib/domain/address-text'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { persianDigits } from '@/lib/persian/digits'
import { StepHeading } from './step-bar'

const AddressDialog = lazyComponent(() => import('@/components/account/address-dialog'))
const AddressForm = lazyComponent(() => import('@/components/account/address-form'), 'فرم نشانی')

type AddressStepProps = {
  chosenId: number | null
  /** Where the address is not what the shopper has seen days for. */
  notice?: string | null
  onChoose: (address: Address) => void
  onFirstAddressSaved: () => void
  renderSubmit: (button: ReactNode) => ReactNode
}

export function AddressStep(props: AddressStepProps) {
  const { chosenId, notice, onChoose, onFirstAddressSaved, renderSubmit } = props
  const query = useQuery(addressesQuery())
  return (
    <>
      <StepHeading title="سفارش را کجا بیاوریم؟" />
      <QueryBoundary query={query} skeleton={<Skeleton className="h-64" />}>
        {(addresses) =>
          addresses.length === 0 ? (
            <AddressForm
              fallback={<Skeleton className="h-96" />}
              isFirst
              submitLabel="ذخیره و ادامه"
              renderSubmit={renderSubmit}
              onSaved={(address) => {
                onChoose(address)
                onFirstAddressSaved()
              }}
            />
          ) : (
            <>
              {notice && (
                <p className="mb-4 flex items-start gap-2 rounded-card bg-saffron-100 p-4 text-md text-ink-900">
                  <InfoIcon className="mt-0.5 shrink-0" />
                  {notice}
                </p>
              )}
              <AddressChoices {...{ addresses, chosenId, onChoose }} />
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}

type AddressChoicesProps = Pick<AddressStepProps, 'chosenId' | 'onChoose'> & {
  addresses: Address[]
}

function AddressChoices({ addresses, chosenId, onChoose }: AddressChoicesProps) {
  const [edited, setEdited] = useState<{ address: Address | undefined } | null>(null)
  const close = () => setEdited(null)
  return (
    <>
      <RadioGroup legend="نشانی تحویل" hideLegend listClassName="grid gap-3">
        {addresses.map((address) => (
          <div key={address.id} className="relative">
            <RadioCard
              name="address"
              checked={address.id === chosenId}
              onChange={() => onChoose(address)}
              className="h-full pb-14"
              label={`${address.title || address.city} · ${address.receiver_name}`}
              description={
                <>
                  {holdMeasures(persianDigits(formatAddress(address)))}
                  <span className="block">
                    <bdi dir="ltr">{persianDigits(address.receiver_mobile)}</bdi>، کد پستی{' '}
                    <bdi dir="ltr">{persianDigits(address.postal_code)}</bdi>
                  </span>
                </>
              }
            />
            {/* A button of a label would be a part of the radio's name. */}
            <Button
              variant="link"
              size="sm"
              aria-haspopup="dialog"
              className="!absolute bottom-1.5 start-[2.35rem] !h-11"
              icon={<EditIcon size={16} />}
              onClick={() => setEdited({ address })}
            >
              ویرایش
              <span className="sr-only">
                {' '}
                نشانی {address.title || persianDigits(formatAddress(address))}
              </span>
            </Button>
          </div>
        ))}
      </RadioGroup>
      <Button
        variant="ghost"
        className="mt-4"
        icon={<PlusIcon size={18} />}
        onClick={() => setEdited({ address: undefined })}
      >
        نشانی تازه
      </Button>
      {edited && (
        <AddressDialog
          address={edited.address}
          onClose={close}
          onLoadError={close}
          onSaved={(address) => {
            close()
            if (edited.address === undefined || address.id === chosenId) onChoose(address)
          }}
        />
      )}
    </>
  )
}
