'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { Panel } from '@/components/ui/panel'
import { PicturesField } from '@/components/form/pictures-field'
import { allowLeaving } from '@/components/form/leave-permission'
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard'
import { FormAlert } from '@/components/form/form-alert'
import { useSubmit } from '@/components/form/use-submit'
import { SubmitButton } from '@/components/form/submit-button'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { accountKeys } from '@/lib/client/query-keys'
import { requestReturn } from '@/lib/client/queries/orders'
import { RETURN_FILES } from '@/lib/contract/orders/order-actions'
import type { WholeOrder, OrderItem } from '@/lib/contract/orders/order'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { priceReturn } from '@/lib/domain/pricing'
import { useDraftState } from '@/components/form/use-draft'
import { isId, isText, listOf, shape } from '@/stores/storage-guards'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import { ReturnPickup, ReturnSteps, usePickupChoice } from './return-pickup'
import { Stepper } from '@/components/ui/stepper'
import { persianDigits } from '@/lib/persian/digits'

type ReturnChoice = { quantity: number; reason: string }

const reasons = [
  'خراب یا آسیب‌دیده بود',
  'کالای دیگری رسید',
  'با توضیح صفحه یکی نبود',
  'اندازه یا رنگش مناسب نبود',
  'چیزی از آن کم بود',
  'پشیمان شدم',
].map((reason) => ({ value: reason, label: reason }))

type ReturnItemProps = {
  item: OrderItem
  choice: ReturnChoice | undefined
  /** Undefined for an item that is not returned. */
  onChange: (choice: ReturnChoice | undefined) => void
  error: string | undefined
}

function ReturnItem({ item, choice, onChange, error }: ReturnItemProps) {
  const { title, picture, quantity } = item
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <Checkbox
          checked={choice !== undefined}
          onChange={(event) =>
            onChange(event.target.checked ? { quantity: 1, reason: '' } : undefined)
          }
          className="min-w-0 flex-1"
          label={
            <span className="flex items-center gap-3">
              {picture && (
                <Picture
                  {...responsiveImage(picture.url)}
                  alt=""
                  sizes="56px"
                  width={56}
                  height={56}
                  className="stage size-14 shrink-0 rounded-control object-cover"
                />
              )}
              <span className="min-w-0">
                <span className="line-clamp-2 font-medium text-ink-900">{title}</span>
                <span className="text-sm text-ink-500">{persianDigits(quantity)} عدد خریده‌اید</span>
              </span>
            </span>
          }
        />
      </div>
      {choice && (
        <div className="mt-3 flex flex-wrap items-start gap-3 ps-8">
          <Select
            label={`دلیل مرجوعی ${title}`}
            hideLabel
            placeholder="چرا پس می‌دهید؟"
            options={reasons}
            value={choice.reason}
            error={error}
            className="min-w-56 flex-1"
            onChange={(event) => onChange({ ...choice, reason: event.target.value })}
          />
          {quantity > 1 && (
            <Stepper
              label={`تعداد مرجوعی ${title}`}
              value={choice.quantity}
              max={quantity}
              onValueChange={(next) => onChange({ ...choice, quantity: next })}
            />
          )}
        </div>
      )}
    </li>
  )
}

type ReturnDraft = { given: (ReturnChoice & { id: number })[]; description: string }

const EMPTY_DRAFT: ReturnDraft = { given: [], description: '' }
const isReturnDraft = shape<ReturnDraft>({
  given: listOf(shape<ReturnDraft['given'][number]>({ id: isId, quantity: isId, reason: isText })),
  description: isText,
})

/** The pictures are not in the draft: storage cannot hold them. */
export function useReturnDraft(orderId: number) {
  return useDraftState({ name: `return:${orderId}`, isValue: isReturnDraft, initial: EMPTY_DRAFT })
}

/** A draft may name items or quantities that the order does not have. */
export function returnChoicesOf(
  { given }: ReturnDraft,
  items: OrderItem[],
): Map<number, ReturnChoice> {
  return new Map(
    items.flatMap((item) => {
      const own = given.find(({ id }) => id === item.id)
      if (!own) return []
      const quantity = Math.min(own.quantity, item.quantity)
      return [[item.id, { quantity, reason: own.reason }] as const]
    }),
  )
}

const REASON_FIELD = 'reason'
const MAX_DESCRIPTION_LENGTH = 1_000

export default function ReturnForm({ whole }: { whole: WholeOrder }) {
  const { order, items } = whole
  const router = useRouter()
  const client = useQueryClient()
  const submission = useSubmit()
  const { value, setValue, forget } = useReturnDraft(order.id)
  const { description } = value
  const choices = returnChoicesOf(value, items)
  const [files, setFiles] = useState<File[]>([])
  const [slotId, setSlotId] = useState<number | null>(null)
  const pickup = usePickupChoice(order.id, slotId)
  const { formRef, error, setError, waitsUntil } = submission
  useUnsavedGuard(files.length > 0)

  function change(id: number, next: ReturnChoice | undefined): void {
    const rest = new Map(choices)
    if (next) rest.set(id, next)
    else rest.delete(id)
    if (error?.field === REASON_FIELD) setError(null)
    setValue((before) => ({ ...before, given: [...rest].map(([of, one]) => ({ id: of, ...one })) }))
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (choices.size === 0) {
      return setError({ field: null, message: 'کالایی را که پس می‌دهید انتخاب کنید.' })
    }
    if ([...choices.values()].some(({ reason }) => reason === '')) {
      return setError({ field: REASON_FIELD, message: 'دلیل را انتخاب کنید.' })
    }
    const list = [...choices].map(([id, one]) => ({ order_item_id: id, ...one }))
    const refer = await submission.run(() =>
      requestReturn(
        order.id,
        { items: list, description, slotId: pickup.chosen?.id ?? null },
        files,
      ),
    )
    if (!refer) return void pickup.query.refetch()
    forget()
    allowLeaving()
    void notify.success('درخواست شما ثبت شد.')
    await client.invalidateQueries({ queryKey: accountKeys.all })
    router.replace(paths.account.refer(refer.id))
  }

  const { worth } = priceReturn(
    order,
    items.map(({ id, final_price }) => ({
      final_price,
      quantity: choices.get(id)?.quantity ?? 0,
    })),
  )
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
              error={
                choices.get(item.id)?.reason === '' ? submission.errorAt(REASON_FIELD) : undefined
              }
            />
          ))}
        </ul>
      </Panel>
      <ReturnPickup whole={whole} pickup={pickup} onChoose={setSlotId} />
      <Panel title="توضیح و عکس">
        <div className="grid gap-4">
          <Textarea
            label="توضیح"
            isOptional
            rows={4}
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
            error={submission.errorAt('images')}
          />
        </div>
      </Panel>
      <Panel>
        <p className="flex flex-wrap items-baseline justify-between gap-3 text-lg font-extrabold">
          بازگشت به کیف پول
          <span aria-live="polite">
            <bdi>{formatToman(worth)}</bdi> <span className="text-xs font-normal">{TOMAN}</span>
          </span>
        </p>
        <ReturnSteps />
        <FormAlert error={error} isSlow={submission.isSlow} fields={['images', REASON_FIELD]} />
        <SubmitButton isBusy={submission.isBusy} waitsUntil={waitsUntil} className="mt-3">
          ثبت درخواست
        </SubmitButton>
      </Panel>
    </form>
  )
}
