'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import Link from '@/components/ui/link'
import { deskCustomerQuery } from '@/lib/client/desk/customers'
import { isApiError } from '@/lib/client/http/error-checks'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskOrderKeys, manualOrderKeys } from '@/lib/client/desk/keys'
import {
  orderCustomerQuery,
  orderMethodsQuery,
  placeManualOrder,
  type ManualOrderBody,
} from '@/lib/client/desk/manual-orders'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { findLongestHandling } from '@/lib/domain/handling-days'
import { calculateShippingPrice } from '@/lib/domain/pricing'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { formatMobile, normalizeMobile } from '@/lib/persian/validators'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskPage } from '../ui/desk-page'
import { KeyHint } from '../ui/key-hint'
import { ManualAddress } from './manual-address'
import { ManualCheckout } from './manual-checkout'
import { ManualGoods } from './manual-goods'
import {
  manualOrderBody,
  useDoorPayment,
  useFreshGoods,
  useManualOrderDraft,
  useOrderCoupon,
} from './manual-order-draft'
import { PlacedBefore } from './placed-before'
import { RestoredNote } from '../ui/restored-note'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { announcePlacedDraft } from '../ui/use-placed-draft'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import { useFirstError } from '../ui/use-first-error'

const PARENT = { href: deskPaths.orders, title: 'سفارش‌ها' }
const GROUP = 'سفارش دستی'

/** An order that a customer gives by telephone or in the shop. */
export function ManualOrderView() {
  const customerId = Number(useSearchParams().get('customer')) || null
  // Another customer's order is another draft.
  return <ManualOrderForm key={customerId ?? 'new'} customerId={customerId} />
}

function ManualOrderForm({ customerId }: { customerId: number | null }) {
  const from = useQuery({ ...deskCustomerQuery(customerId ?? 0), enabled: customerId !== null })
  const { draft: typed, isDirty, restoredAt, change, clear } = useManualOrderDraft(customerId)
  const isRestored = restoredAt !== null
  const queryClient = useQueryClient()
  const [wasRejected, setWasRejected] = useState(false)
  const { lines, note } = useFreshGoods(typed.lines, isRestored || wasRejected)
  const mobile = typed.mobile ?? (from.data?.mobile ? formatMobile(from.data.mobile) : '')
  const [placed, setPlaced] = useState<Awaited<ReturnType<typeof placeManualOrder>> | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const goodsRef = useRef<HTMLInputElement>(null)
  const number = normalizeMobile(mobile)
  const customer = useQuery({ ...orderCustomerQuery(number ?? ''), enabled: number !== null })
  const known = customer.data?.addresses ?? []
  /** Until something else is said, the default of the customer. */
  const chosen =
    typed.addressId === null ? known[0] : known.find(({ id }) => id === typed.addressId)
  const handling = findLongestHandling(lines)
  const cityId = chosen ? chosen.city_id : typed.address.city_id
  const methods = useQuery(orderMethodsQuery(cityId, typed.skipsHandling ? 0 : handling))
  const method = methods.data?.find(({ id }) => id === typed.methodId)
  // Hours that are offered no more, since the goods need longer, are chosen anew.
  const isSlotGone = method !== undefined && !method.slots.some(({ id }) => id === typed.slotId)
  const draft = { ...typed, lines, ...(isSlotGone && { slotId: null }) }
  const goods = lines.reduce(
    (sum, line) => sum + (line.agreed ?? line.final_price) * line.quantity,
    0,
  )
  const shipping = method ? calculateShippingPrice(method, goods) : 0
  const { discount, problem } = useOrderCoupon(draft, number)
  const payable = goods + shipping - discount
  const isDoorOffered = useDoorPayment(draft, { chosen, payable })
  const placing = useDeskMutation({
    send: (body: ManualOrderBody) =>
      placeManualOrder(body).catch(async (failure: unknown) => {
        // A price or a stock of before: all of it is read anew, where no field alone is wrong.
        if (isApiError(failure) && Object.keys(failure.fields).length === 0) {
          setWasRejected(true)
          await queryClient.invalidateQueries({ queryKey: manualOrderKeys.all })
        }
        throw failure
      }),
    invalidates: deskOrderKeys.all,
    done: 'سفارش ثبت شد.',
    onDone: (answer) => {
      setPlaced(answer)
      announcePlacedDraft(typed.draftKey)
      clear()
    },
  })
  useFirstError(formRef, placing.failure)
  const save: DeskCommand = {
    ...{ id: 'place-order', title: 'ثبت سفارش', group: GROUP, keys: 'Mod+KeyS' },
    run: () => {
      if (placing.isBusy || placed !== null) return
      placing.run(manualOrderBody(draft, { mobile, chosen, payable }))
    },
  }
  const find: DeskCommand = {
    ...{ id: 'find-goods', title: 'جستجوی کالا', group: GROUP, keys: 'Slash' },
    run: () => goodsRef.current?.focus(),
  }
  useCommands([save, find])
  const discarding = useDiscard({
    ...{ draft: typed, isDirty, group: GROUP, bringBack: change },
    drop: () => {
      placing.reset()
      clear()
    },
  })
  const add = (row: OrderGoodsRow) => {
    if (lines.some((line) => line.stock_id === row.stock_id)) return
    change({ lines: [...lines, { ...row, quantity: 1 }] })
  }
  if (placed) {
    return (
      <PlacedOrder
        placed={placed}
        onAgain={() => {
          setPlaced(null)
          placing.reset()
        }}
      />
    )
  }
  return (
    <DeskPage
      title="سفارش دستی"
      parent={PARENT}
      needs="orders.create"
      hints={[save, find]}
      actions={
        <>
          <DiscardActions
            isDirty={isDirty}
            text="پیش‌نویس در همین مرورگر می‌ماند"
            discarding={discarding}
          />
          <DeskButton
            variant="primary"
            className="phone:hidden"
            isBusy={placing.isBusy}
            onClick={save.run}
          >
            ثبت سفارش
            <KeyHint keys="Mod+KeyS" />
          </DeskButton>
        </>
      }
    >
      <PlacedBefore failure={placing.failure} />
      {isRestored && isDirty && <RestoredNote at={restoredAt}>{note}</RestoredNote>}
      <form
        ref={formRef}
        noValidate
        className="grid items-start gap-3.5 md:grid-cols-[minmax(0,1fr)_300px]"
        // Money and goods depend on it: it is registered by its button and its key, by no Enter in a field.
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="grid min-w-0 gap-3.5">
          <section className="desk-card grid gap-3 p-3.5">
            <h2 className="text-[14px] font-bold">مشتری</h2>
            <DeskField
              label="موبایل"
              error={number === null ? placing.fieldError('mobile') : undefined}
              hint={describeCustomer(number !== null && customer.isSuccess, customer.data)}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="tel"
                  dir="ltr"
                  autoFocus={customerId === null}
                  className="desk-field max-w-56"
                  value={mobile}
                  onChange={({ target }) => change({ mobile: target.value, addressId: null })}
                />
              )}
            </DeskField>
            <ManualAddress
              known={known}
              chosenId={chosen?.id ?? null}
              draft={draft.address}
              fieldError={placing.fieldError}
              onChoose={(id) => change({ addressId: id ?? 'new' })}
              onChange={(address) => change({ address })}
            />
          </section>
          <ManualGoods
            lines={lines}
            searchRef={goodsRef}
            fieldError={placing.fieldError}
            sectionError={placing.sectionError('list')}
            onAdd={add}
            onChange={(next) => change({ lines: next })}
          />
        </div>
        <ManualCheckout
          draft={draft}
          methods={methods.data}
          retryMethods={methods.isError ? () => void methods.refetch() : null}
          hasCity={cityId !== null}
          handling={handling}
          goods={goods}
          shipping={shipping}
          discount={discount}
          wallet={customer.data?.wallet ?? 0}
          isDoorOffered={isDoorOffered}
          couponProblem={problem}
          fieldError={placing.fieldError}
          onChange={change}
        />
      </form>
      {/* Under the thumb, with what the customer is told. */}
      <div className="sticky -bottom-4 -mx-4 -mb-4 hidden items-center gap-3 border-t border-line bg-paper p-3 phone:flex">
        <p className="min-w-0 flex-1">
          <b>{formatAmount(payable)}</b> {currencyName()}
        </p>
        <DeskButton variant="primary" isBusy={placing.isBusy} onClick={save.run}>
          ثبت سفارش
        </DeskButton>
      </div>
    </DeskPage>
  )
}

type PlacedOrderProps = {
  placed: Awaited<ReturnType<typeof placeManualOrder>>
  onAgain: () => void
}

function PlacedOrder({ placed, onAgain }: PlacedOrderProps) {
  const { order, payment_link: link } = placed
  return (
    <DeskPage title="سفارش دستی" parent={PARENT} needs="orders.create">
      <section className="desk-card grid max-w-lg gap-3 p-4" role="status">
        <h2 className="text-[14px] font-bold">
          سفارش <bdi dir="ltr">{persianDigits(order.code)}</bdi> ثبت شد
        </h2>
        {link && (
          <>
            <p>این پیوند را برای مشتری بفرستید؛ با موبایل خود وارد می‌شود و می‌پردازد.</p>
            <CopyText text={link} label="پیوند پرداخت" />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <Link className="desk-button" href={deskPaths.order(order.id)}>
            دیدن سفارش
          </Link>
          <DeskButton onClick={onAgain}>سفارش دستی دیگر</DeskButton>
          <Link className="desk-button" href={deskPaths.orders}>
            فهرست سفارش‌ها
          </Link>
        </div>
      </section>
    </DeskPage>
  )
}

function describeCustomer(
  isAnswered: boolean,
  customer: { name: string; is_blocked: boolean } | null | undefined,
): string | undefined {
  if (!isAnswered) return undefined
  if (!customer) return 'این شماره هنوز مشتری نیست؛ با ثبت سفارش ساخته می‌شود.'
  return customer.is_blocked ? 'این حساب بسته است.' : customer.name || 'مشتری بی‌نام'
}
