'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyPanel } from './empty-panel'
import { latePart } from '@/components/ui/late-part'
import { PlusIcon } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import { PinIcon } from '@/components/layout/layout-icons'
import { addressesQuery } from '@/lib/api/account'
import { dropAddress, keepAddress } from '@/lib/api/account-changes'
import type { Address } from '@/lib/contract/addresses'
import { AddressCard } from './address-card'
import { Asked } from './asked'
import { PageHead } from './page-head'
import { useChange } from './use-change'

const AddressDialog = latePart(() => import('./address-dialog'))
const AskFirst = latePart(() => import('./ask-first'))

type Open = { kind: 'edit'; address?: Address } | { kind: 'delete'; address: Address } | null

function byHand({ city_id: listed, city }: Address) {
  return listed === null ? { other_city: city } : {}
}

const skeleton = (
  <div className="grid gap-3 md:grid-cols-2">
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </div>
)

export function AddressList() {
  const query = useQuery(addressesQuery())
  const [open, setOpen] = useState<Open>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => setOpen(null)
  const done = () => {
    heading.current?.focus()
    close()
  }
  const remove = useChange<number>({ act: dropAddress, done: 'نشانی پاک شد.', onDone: done })
  const makeDefault = useChange<Address>({
    act: (address) => keepAddress({ ...address, ...byHand(address), is_default: true }),
    done: 'نشانی پیش‌فرض عوض شد.',
  })
  const add = (
    <Button icon={<PlusIcon />} size="sm" onClick={() => setOpen({ kind: 'edit' })}>
      نشانی تازه
    </Button>
  )
  return (
    <>
      <PageHead title="نشانی‌ها" action={query.data?.length ? add : null} heading={heading} />
      <Asked query={query} skeleton={skeleton}>
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyPanel
              title="هنوز نشانی‌ای ندارید"
              text="نشانی‌تان را یک بار بنویسید تا خریدهای بعدی زودتر انجام شود."
              icon={<PinIcon size={30} />}
              action={add}
            />
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
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
      </Asked>
      {open?.kind === 'edit' && (
        <AddressDialog
          address={open.address}
          onClose={close}
          onLost={close}
          onSaved={open.address ? close : done}
        />
      )}
      {open?.kind === 'delete' && (
        <AskFirst
          open
          onOpenChange={close}
          onLost={close}
          title="این نشانی پاک شود؟"
          text={`نشانی «${open.address.title || open.address.city}» از فهرست شما برداشته می‌شود. سفارش‌های پیشین همان‌گونه می‌مانند.`}
          action="پاک کردن"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(open.address.id)}
        />
      )}
    </>
  )
}
