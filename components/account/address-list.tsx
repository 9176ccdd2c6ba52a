'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyPanel } from '../ui/empty-state'
import { PageHead } from './page-head'
import { lazyComponent } from '@/components/ui/lazy-component'
import { PinIcon, PlusIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { addressesQuery } from '@/lib/client/queries/account'
import { removeAddress, saveAddress } from '@/lib/client/queries/account-mutations'
import type { Address } from '@/lib/contract/account/addresses'
import { AddressCard } from './address-card'
import { QueryBoundary } from '../form/query-boundary'
import { useAccountMutation } from './use-account-mutation'

const AddressDialog = lazyComponent(() => import('./address-dialog'))
const ConfirmDialog = lazyComponent(() => import('../ui/confirm-dialog'))

type OpenDialog = { kind: 'edit'; address?: Address } | { kind: 'delete'; address: Address } | null

function unlistedCity({ city_id: listedCityId, city }: Address) {
  return listedCityId === null ? { other_city: city } : {}
}

const skeleton = (
  <div className="grid grid-cols-panels gap-3">
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </div>
)

export function AddressList() {
  const query = useQuery(addressesQuery())
  const [open, setOpen] = useState<OpenDialog>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const close = () => setOpen(null)
  const handleDone = () => {
    headingRef.current?.focus()
    close()
  }
  const handleSaved = () => {
    void notify.success('نشانی ذخیره شد.')
    if (open?.address) close()
    else handleDone()
  }
  const remove = useAccountMutation<number>({
    mutationFn: removeAddress,
    successMessage: 'نشانی حذف شد.',
    onSuccess: handleDone,
  })
  const makeDefault = useAccountMutation<Address>({
    mutationFn: (address) =>
      saveAddress({ ...address, ...unlistedCity(address), is_default: true }),
    successMessage: 'نشانی پیش‌فرض عوض شد.',
  })
  const addButton = (
    <Button icon={<PlusIcon />} size="sm" onClick={() => setOpen({ kind: 'edit' })}>
      نشانی تازه
    </Button>
  )
  return (
    <>
      <PageHead
        title="نشانی‌ها"
        action={query.data?.length ? addButton : null}
        headingRef={headingRef}
      />
      <QueryBoundary query={query} skeleton={skeleton}>
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyPanel
              title="هنوز نشانی‌ای ندارید"
              text="نشانی‌تان را یک بار بنویسید تا خریدهای بعدی زودتر انجام شود."
              icon={<PinIcon size={30} />}
              action={addButton}
            />
          ) : (
            <ul className="grid grid-cols-panels gap-3">
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressCard
                    address={address}
                    onEdit={() => setOpen({ kind: 'edit', address })}
                    onDelete={() => setOpen({ kind: 'delete', address })}
                    onMakeDefault={() => makeDefault.mutate(address)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {open?.kind === 'edit' && (
        <AddressDialog
          address={open.address}
          onClose={close}
          onLoadError={close}
          onSaved={handleSaved}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          onLoadError={close}
          title="این نشانی حذف شود؟"
          text={`نشانی «${open.address.title || open.address.city}» از فهرست شما برداشته می‌شود. سفارش‌های پیشین همان‌گونه می‌مانند.`}
          action="حذف"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(open.address.id)}
        />
      )}
    </>
  )
}
