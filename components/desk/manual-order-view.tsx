'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { CopyText } from '@/components/ui/copy-text'
import Link from '@/components/ui/link'
import { deskCustomerQuery } from '@/lib/client/desk/customers'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import {
  orderCustomerQuery,
  orderMethodsQuery,
  placeManualOrder,
  type ManualOrderBody,
} from '@/lib/client/desk/manual-orders'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { calculateShippingPrice } from '@/lib/domain/pricing'
import { formatHours, formatWeekday } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName } from '@/lib/persian/money'
import { formatMobile, normalizeMobile } from '@/lib/persian/validators'
import { Amount } from './amount'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { DeskField } from './desk-field'
import { DeskPage } from './desk-page'
import { KeyHint } from './key-hint'
import { addressBody, EMPTY_ADDRESS, ManualAddress, type AddressDraft } from './manual-address'
import { ManualGoods, type ManualLine } from './manual-goods'
import { useDeskMutation } from './use-desk-mutation'

const PARENT = { href: deskPaths.orders, title: 'سفارش‌ها' }

const PAYMENTS: { value: ManualOrderBody['payment']; title: string; text: string }[] = [
  { value: 'link', title: 'پیوند پرداخت', text: 'مشتری تا ۲۴ ساعت در حساب خود می‌پردازد.' },
  { value: 'card-to-card', title: 'کارت به کارت', text: 'پول آمده است؛ شمارهٔ پیگیری ثبت می‌شود.' },
  { value: 'cash-on-delivery', title: 'پرداخت در محل', text: 'پول هنگام تحویل گرفته می‌شود.' },
]

/** An order that a customer gives by telephone or in the shop. */
export function ManualOrderView() {
  const customerId = Number(useSearchParams().get('customer')) || null
  const from = useQuery({ ...deskCustomerQuery(customerId ?? 0), enabled: customerId !== null })
  const [typed, setTyped] = useState<string | null>(null)
  const mobile = typed ?? (from.data?.mobile ? formatMobile(from.data.mobile) : '')
  const [lines, setLines] = useState<ManualLine[]>([])
  const [addressId, setAddressId] = useState<number | 'new' | null>(null)
  const [address, setAddress] = useState<AddressDraft>(EMPTY_ADDRESS)
  const [methodId, setMethodId] = useState<number | null>(null)
  const [slotId, setSlotId] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [payment, setPayment] = useState<ManualOrderBody['payment']>('link')
  const [reference, setReference] = useState('')
  const [placed, setPlaced] = useState<Awaited<ReturnType<typeof placeManualOrder>> | null>(null)
  useUnsavedFormGuard(placed === null && (lines.length > 0 || Boolean(typed) || note !== ''))
  const number = normalizeMobile(mobile)
  const customer = useQuery({ ...orderCustomerQuery(number ?? ''), enabled: number !== null })
  const known = customer.data?.addresses ?? []
  /** Until something else is said, the default of the customer. */
  const chosen = addressId === null ? known[0] : known.find(({ id }) => id === addressId)
  const cityId = chosen ? chosen.city_id : address.city_id
  const methods = useQuery(orderMethodsQuery(cityId))
  const method = methods.data?.find(({ id }) => id === methodId)
  const goods = lines.reduce(
    (sum, line) => sum + (line.agreed ?? line.final_price) * line.quantity,
    0,
  )
  const shipping = method ? calculateShippingPrice(method, goods) : 0
  const placing = useDeskMutation({
    send: placeManualOrder,
    invalidates: deskOrderKeys.all,
    done: 'سفارش ثبت شد.',
    onDone: (answer) => setPlaced(answer),
  })
  const submit = () =>
    placing.run({
      mobile,
      ...(chosen ? { address_id: chosen.id } : { address: addressBody(address, mobile) }),
      list: lines.map(({ product_id, stock_id, quantity, agreed }) => ({
        ...{ product_id, stock_id, quantity },
        ...(agreed !== undefined && { price: agreed }),
      })),
      shipping_method_id: methodId ?? 0,
      slot_id: slotId,
      ...{ note, payment, reference, seen_payable: goods + shipping },
    })
  const save: DeskCommand = {
    ...{ id: 'place-order', title: 'ثبت سفارش', group: 'سفارش دستی', keys: 'Mod+KeyS' },
    run: () => !placing.isBusy && placed === null && submit(),
  }
  useCommands([save])
  const add = (row: OrderGoodsRow) =>
    setLines((before) =>
      before.some((line) => line.stock_id === row.stock_id)
        ? before
        : [...before, { ...row, quantity: 1 }],
    )
  if (placed) {
    return (
      <DeskPage title="سفارش دستی" parent={PARENT} needs="orders.create">
        <section className="desk-card grid max-w-lg gap-3 p-4" role="status">
          <h2 className="text-[14px] font-bold">
            سفارش <bdi dir="ltr">{persianDigits(placed.order.code)}</bdi> ثبت شد
          </h2>
          {placed.payment_link && (
            <>
              <p>این پیوند را برای مشتری بفرستید؛ با موبایل خود وارد می‌شود و می‌پردازد.</p>
              <CopyText text={placed.payment_link} label="پیوند پرداخت" />
            </>
          )}
          <div className="flex gap-2">
            <Link className="desk-button" href={deskPaths.order(placed.order.id)}>
              دیدن سفارش
            </Link>
            <Link className="desk-button" href={deskPaths.orders}>
              فهرست سفارش‌ها
            </Link>
          </div>
        </section>
      </DeskPage>
    )
  }
  return (
    <DeskPage
      title="سفارش دستی"
      parent={PARENT}
      needs="orders.create"
      hints={[save]}
      actions={
        <DeskButton variant="primary" isBusy={placing.isBusy} onClick={save.run}>
          ثبت سفارش
          <KeyHint keys="Mod+KeyS" />
        </DeskButton>
      }
    >
      <form
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
              error={placing.fieldError('mobile')}
              hint={describeCustomer(number !== null && customer.isSuccess, customer.data)}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="tel"
                  dir="ltr"
                  className="desk-field max-w-56"
                  value={mobile}
                  onChange={({ target }) => {
                    setTyped(target.value)
                    setAddressId(null)
                  }}
                />
              )}
            </DeskField>
            <ManualAddress
              known={known}
              chosenId={chosen?.id ?? null}
              draft={address}
              fieldError={placing.fieldError}
              onChoose={(id) => setAddressId(id ?? 'new')}
              onChange={setAddress}
            />
          </section>
          <ManualGoods
            lines={lines}
            fieldError={placing.fieldError}
            sectionError={placing.sectionError('list')}
            onAdd={add}
            onChange={setLines}
          />
        </div>
        <aside className="grid gap-3.5" aria-label="ارسال و پرداخت">
          <section className="desk-card grid gap-3 p-3.5">
            <h2 className="text-[14px] font-bold">ارسال</h2>
            <DeskField label="روش" error={placing.fieldError('shipping_method_id')}>
              {(control) => (
                <select
                  {...control}
                  className="desk-field"
                  value={methodId ?? ''}
                  onChange={({ target }) => {
                    setMethodId(Number(target.value) || null)
                    setSlotId(null)
                  }}
                >
                  <option value="">انتخاب کنید</option>
                  {methods.data?.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </select>
              )}
            </DeskField>
            {method && method.slots.length > 0 && (
              <DeskField label="ساعت تحویل" error={placing.fieldError('slot_id')}>
                {(control) => (
                  <select
                    {...control}
                    className="desk-field"
                    value={slotId ?? ''}
                    onChange={({ target }) => setSlotId(Number(target.value) || null)}
                  >
                    <option value="">انتخاب کنید</option>
                    {method.slots.map(({ id, date, from, to, available }) => (
                      <option key={id} value={id} disabled={available === 0}>
                        {`${formatWeekday(date)}، ${formatHours({ from, to })}`}
                      </option>
                    ))}
                  </select>
                )}
              </DeskField>
            )}
            <DeskField label="یادداشت سفارش" isOptional error={placing.fieldError('note')}>
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  className="desk-field"
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                />
              )}
            </DeskField>
          </section>
          <section className="desk-card grid gap-3 p-3.5">
            <h2 className="text-[14px] font-bold">پرداخت</h2>
            <fieldset className="grid gap-1">
              <legend className="sr-only">روش پرداخت</legend>
              {PAYMENTS.map(({ value, title, text }) => (
                <label key={value} className="flex gap-2 py-1">
                  <input
                    type="radio"
                    name="payment"
                    className="mt-1"
                    checked={payment === value}
                    onChange={() => setPayment(value)}
                  />
                  <span>
                    {title}
                    <span className="text-note block text-[12px]">{text}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            {payment === 'card-to-card' && (
              <DeskField label="شمارهٔ پیگیری" error={placing.fieldError('reference')}>
                {(control) => (
                  <input
                    {...control}
                    dir="ltr"
                    className="desk-field"
                    value={reference}
                    onChange={({ target }) => setReference(target.value)}
                  />
                )}
              </DeskField>
            )}
            <dl className="border-hair grid grid-cols-[1fr_auto] gap-y-1 border-t pt-2">
              <dt className="text-note">مبلغ کالاها</dt>
              <dd>
                <Amount rials={goods} />
              </dd>
              <dt className="text-note">هزینهٔ ارسال</dt>
              <dd>
                <Amount rials={shipping} />
              </dd>
              <dt className="font-bold">مبلغ قابل پرداخت</dt>
              <dd className="font-bold">
                <Amount rials={goods + shipping} /> {currencyName()}
              </dd>
            </dl>
          </section>
        </aside>
      </form>
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
