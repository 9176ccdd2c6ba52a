'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { Panel } from '@/components/ui/panel'
import { PicturesField } from '@/components/form/pictures-field'
import { allowLeaving } from '@/components/ui/leave-permission'
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import { FormAlert } from '@/components/form/form-alert'
import { useSubmit } from '@/components/form/use-submit'
import { SubmitButton } from '@/components/form/submit-button'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { accountKeys } from '@/lib/client/query-keys'
import { requestReturn, returnPickupQuery } from '@/lib/client/queries/orders'
import { RETURN_FILES } from '@/lib/contract/orders/order-actions'
import type { Address } from '@/lib/contract/account/addresses'
import type { WholeOrder, OrderItem } from '@/lib/contract/orders/order'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { priceReturn } from '@/lib/domain/pricing'
import { isShownByPicture } from '@/lib/domain/return-reasons'
import { useDraftState } from '@/components/form/use-draft'
import { isBoolean, isId, isText, listOf, nullable, shape } from '@/stores/storage-guards'
import { useExchangeOptions, type ReturnChoice } from './exchange-choice'
import { NOTHING_CHOSEN, ReturnItem } from './return-item'
import { choosePickup, ReturnPickup, usePickupChoice } from './return-pickup'
import { ReturnSteps } from './return-steps'
import { ReturnSum } from './return-sum'

type ReturnDraft = { given: (ReturnChoice & { id: number })[]; description: string }

const EMPTY_DRAFT: ReturnDraft = { given: [], description: '' }
const isReturnDraft = shape<ReturnDraft>({
  given: listOf(
    shape<ReturnDraft['given'][number]>({
      ...{ id: isId, quantity: isId, reason: isText },
      ...{ isExchange: isBoolean, stockId: nullable(isId) },
    }),
  ),
  description: isText,
})

/** The pictures are not in the draft: storage cannot hold them. */
export function useReturnDraft(orderId: number) {
  return useDraftState({ name: `return:${orderId}`, isValue: isReturnDraft, initial: EMPTY_DRAFT })
}

type ReturnableItem = OrderItem & { returnable_quantity: number }

export function returnableItemsOf({ items }: Pick<WholeOrder, 'items'>): ReturnableItem[] {
  return items.flatMap((item) => {
    const left = item.returnable_quantity ?? 0
    return left > 0 ? [{ ...item, returnable_quantity: left }] : []
  })
}

/** A draft may name items or quantities that can no more be returned. */
export function returnChoicesOf(
  { given }: ReturnDraft,
  items: ReturnableItem[],
): Map<number, ReturnChoice> {
  return new Map(
    items.flatMap((item) => {
      const own = given.find(({ id }) => id === item.id)
      if (!own) return []
      const { id, ...choice } = own
      return [
        [id, { ...choice, quantity: Math.min(own.quantity, item.returnable_quantity) }] as const,
      ]
    }),
  )
}

const REASON_FIELD = 'reason'
const VARIANT_FIELD = 'variant'
const OWN_FIELDS = ['images', REASON_FIELD, VARIANT_FIELD]
const MAX_DESCRIPTION_LENGTH = 1_000

type ReturnFormProps = {
  whole: WholeOrder
  /** The line whose button led here. */
  chosenItemId?: number | null
}

export default function ReturnForm({ whole, chosenItemId = null }: ReturnFormProps) {
  const { order, returned_before: before } = whole
  const items = returnableItemsOf(whole)
  const router = useRouter()
  const client = useQueryClient()
  const submission = useSubmit()
  const { value, setValue, forget } = useReturnDraft(order.id)
  const { description } = value
  const [isLedToOne, setIsLedToOne] = useState(true)
  const choices = returnChoicesOf(value, items)
  const ledTo = items.find(({ id }) => id === chosenItemId)
  // A draft of other lines is not what this one's button has asked for.
  if (ledTo && isLedToOne && !choices.has(ledTo.id)) {
    choices.clear()
    choices.set(ledTo.id, NOTHING_CHOSEN)
  }
  const [files, setFiles] = useState<File[]>([])
  const [slotId, setSlotId] = useState<number | null>(null)
  const [address, setAddress] = useState<Address | null>(null)
  const pickup = usePickupChoice(order.id, slotId)
  const exchange = useExchangeOptions(order.id)
  const { formRef, error, setError, waitsUntil } = submission
  useUnsavedGuard(files.length > 0)

  function change(id: number, next: ReturnChoice | undefined): void {
    const rest = new Map(choices)
    if (next) rest.set(id, next)
    else rest.delete(id)
    if (id === chosenItemId) setIsLedToOne(false)
    if (error?.field === REASON_FIELD || error?.field === VARIANT_FIELD) setError(null)
    setValue((before) => ({ ...before, given: [...rest].map(([of, one]) => ({ id: of, ...one })) }))
  }

  const lines = items.flatMap((item) => {
    const choice = choices.get(item.id)
    if (choice === undefined) return []
    const instead = exchange.findChosen(item, choice)
    const isOpen = exchange.isUndecided(item, choice)
    const isExchange = isOpen || instead !== undefined
    return [{ item, choice, instead, isUndecided: isOpen, isExchange }]
  })
  const hasExchange = lines.some(({ isExchange }) => isExchange)
  const hasRefund = lines.some(({ isExchange }) => !isExchange)
  const isUndecided = lines.some((line) => line.isUndecided)
  const units = lines.reduce((sum, { choice }) => sum + choice.quantity, 0)
  const { goods, couponShare, worth } = priceReturn(
    order,
    lines.map(({ item, choice }) => ({ ...item, quantity: choice.quantity })),
    before,
  )
  const { worth: exchangeTotal } = priceReturn(
    order,
    lines.flatMap(({ item, choice, instead }) =>
      instead ? [{ ...item, final_price: instead.price ?? 0, quantity: choice.quantity }] : [],
    ),
    before,
  )

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (lines.length === 0) {
      return setError({ field: null, message: 'کالایی را که مرجوع می‌کنید انتخاب کنید.' })
    }
    if (lines.some(({ choice }) => choice.reason === '')) {
      return setError({ field: REASON_FIELD, message: 'دلیل را انتخاب کنید.' })
    }
    if (isUndecided) {
      const field = exchange.query.data ? VARIANT_FIELD : null
      return setError({ field, message: 'گزینه‌ای را که می‌خواهید انتخاب کنید.' })
    }
    const list = lines.map(({ item, choice: { quantity, reason }, instead }) => ({
      ...{ order_item_id: item.id, quantity, reason },
      exchange_stock_id: instead?.stock_id ?? null,
    }))
    const refer = await submission.run(async () => {
      // Whoever sends before the hours are there gets the soonest, as whoever waits and chooses none.
      const slots = await client.ensureQueryData(returnPickupQuery(order.id)).catch(() => [])
      const slot = choosePickup(slots, slotId)
      return requestReturn(
        order.id,
        {
          ...{ items: list, description, slotId: slot?.id ?? null },
          // Where no courier comes, no address of theirs is shown.
          addressId: slot && address ? address.id : null,
          seenRefund: worth - exchangeTotal,
        },
        files,
      )
    })
    if (!refer) {
      void exchange.query.refetch()
      return void pickup.query.refetch()
    }
    forget()
    allowLeaving()
    void notify.success('درخواست شما ثبت شد.')
    await client.invalidateQueries({ queryKey: accountKeys.all })
    router.replace(paths.account.refer(refer.id))
  }

  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Panel title="کدام کالاها؟">
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <ReturnItem
              key={item.id}
              item={item}
              choice={choices.get(item.id)}
              onChange={(next) => change(item.id, next)}
              exchange={exchange}
              reasonError={
                choices.get(item.id)?.reason === '' ? submission.errorAt(REASON_FIELD) : undefined
              }
              variantError={submission.errorAt(VARIANT_FIELD)}
            />
          ))}
        </ul>
        {items.length < whole.items.length && (
          <p className="mt-3 border-t border-line pt-3 text-sm text-ink-500">
            کالاهای دیگر این سفارش در درخواست‌های پیشین شماست یا پولش برگشته است.
          </p>
        )}
      </Panel>
      <ReturnPickup
        {...{ whole, pickup, address }}
        onChoose={setSlotId}
        onAddressChange={setAddress}
      />
      <Panel title="توضیح و عکس">
        <div className="grid gap-4">
          <Textarea
            label="توضیح"
            isOptional
            rows={3}
            maxLength={MAX_DESCRIPTION_LENGTH}
            value={description}
            onChange={({ target }) =>
              setValue((before) => ({ ...before, description: target.value }))
            }
          />
          <PicturesField
            label="عکس کالا"
            files={files}
            onFilesChange={setFiles}
            limit={RETURN_FILES}
            hint={pictureHintOf(lines.map(({ choice }) => choice.reason))}
            error={submission.errorAt('images')}
          />
        </div>
      </Panel>
      <Panel title="بعد از ثبت چه می‌شود؟">
        {lines.length > 0 && (
          <ReturnSum
            {...{ goods, couponShare, worth, exchangeTotal, order }}
            {...{ hasExchange, hasRefund, isUndecided }}
          />
        )}
        <ReturnSteps
          pickup={pickup.chosen}
          isPickupOpen={pickup.query.isPending}
          goods={lines.map(({ item, choice, isExchange }) => ({
            ...{ reason: choice.reason, isExchange },
            hasFreeExchange: item.has_free_exchange === true,
          }))}
          wants={{
            exchange: hasExchange,
            isOfExchange: order.exchange_of !== null,
            money: !hasExchange || hasRefund || (!isUndecided && worth > exchangeTotal),
          }}
        />
        <FormAlert error={error} isSlow={submission.isSlow} fields={OWN_FIELDS} className="" />
        <SubmitButton
          isBusy={submission.isBusy}
          isIdle={lines.length === 0}
          waitsUntil={waitsUntil}
          className="mt-3 phone:w-full"
        >
          {submitLabelOf(units, { hasExchange, hasRefund })}
        </SubmitButton>
      </Panel>
    </form>
  )
}

/** As the shop's guide says it; nothing before a reason is chosen. */
function pictureHintOf(reasons: readonly string[]): string | undefined {
  if (reasons.some(isShownByPicture)) {
    return 'عکس کالا و بسته‌بندی بررسی را زودتر می‌کند، ولی اجباری نیست.'
  }
  return reasons.some(Boolean) ? 'برای این دلیل عکس لازم نیست.' : undefined
}

/** What is asked for, or what is missing first. */
function submitLabelOf(count: number, wants: { hasExchange: boolean; hasRefund: boolean }): string {
  if (count === 0) return 'ابتدا کالا را انتخاب کنید'
  const goods = `${persianDigits(count)} کالا`
  if (wants.hasExchange && wants.hasRefund) return `ثبت درخواست ${goods}`
  return `ثبت درخواست ${wants.hasExchange ? 'تعویض' : 'مرجوعی'} ${goods}`
}
