'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Panel } from '@/components/ui/panel'
import { PicturesField } from '@/components/form/pictures-field'
import { allowLeaving } from '@/components/form/leave-permission'
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard'
import { FormAlert } from '@/components/form/form-alert'
import { useSubmit } from '@/components/form/use-submit'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { accountKeys } from '@/lib/client/queries/account'
import { requestReturn } from '@/lib/client/queries/orders'
import { RETURN_FILES } from '@/lib/contract/orders/order-actions'
import type { WholeOrder, OrderItem } from '@/lib/contract/orders/order'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { returnWorth } from '@/lib/domain/pricing'
import { useDraftState } from '@/components/form/use-draft'
import { isId, isText, listOf, shape } from '@/stores/storage-guards'
import { ReturnItem, type ReturnChoice } from './return-item'

type ReturnDraft = { given: (ReturnChoice & { id: number })[]; description: string }

const EMPTY_DRAFT: ReturnDraft = { given: [], description: '' }
const isReturnDraft = shape<ReturnDraft>({
  given: listOf(shape<ReturnDraft['given'][number]>({ id: isId, quantity: isId, reason: isText })),
  description: isText,
})

/** What goes back and why, kept while the form is open; its pictures no tab can keep. */
export function useReturnDraft(orderId: number) {
  return useDraftState({ name: `return:${orderId}`, isValue: isReturnDraft, initial: EMPTY_DRAFT })
}

/** Only what the order holds, and not more of it than was bought. */
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

const MAX_DESCRIPTION_LENGTH = 1_000

export default function ReturnForm({ whole }: { whole: WholeOrder }) {
  const { order, items } = whole
  const router = useRouter()
  const client = useQueryClient()
  const asking = useSubmit('items')
  const { value, setValue, forget } = useReturnDraft(order.id)
  const { description } = value
  const given = returnChoicesOf(value, items)
  const [files, setFiles] = useState<File[]>([])
  const [unexplained, setUnexplained] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useUnsavedGuard(files.length > 0)
  useEffect(() => {
    if (unexplained) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [unexplained])

  function change(id: number, next: ReturnChoice | undefined): void {
    const rest = new Map(given)
    if (next) rest.set(id, next)
    else rest.delete(id)
    setUnexplained(false)
    setValue((before) => ({ ...before, given: [...rest].map(([of, one]) => ({ id: of, ...one })) }))
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (given.size === 0) {
      return asking.tell({ field: null, text: 'کالایی را که پس می‌دهید انتخاب کنید.' })
    }
    if ([...given.values()].some(({ reason }) => reason === '')) return setUnexplained(true)
    const list = [...given].map(([id, one]) => ({ order_item_id: id, ...one }))
    const refer = await asking.ask(() =>
      requestReturn(order.id, { items: list, description }, files),
    )
    if (!refer) return
    forget()
    allowLeaving()
    void notify.success('درخواست شما ثبت شد.')
    await client.invalidateQueries({ queryKey: accountKeys.all })
    router.replace(paths.account.refer(refer.id))
  }

  const quantities = new Map([...given].map(([id, { quantity }]) => [id, quantity]))
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Panel title="کدام کالاها؟">
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <ReturnItem
              key={item.id}
              item={item}
              choice={given.get(item.id)}
              onChange={(next) => change(item.id, next)}
              error={
                unexplained && given.get(item.id)?.reason === ''
                  ? 'دلیل را انتخاب کنید.'
                  : undefined
              }
            />
          ))}
        </ul>
      </Panel>
      <Panel title="توضیح و عکس">
        <div className="grid gap-4">
          <Textarea
            label="توضیح"
            optional
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
            error={asking.errorAt('images')}
          />
        </div>
      </Panel>
      <Panel>
        <p className="flex flex-wrap items-baseline justify-between gap-3 text-lg font-extrabold">
          بازگشت به کیف پول
          <span aria-live="polite">
            <bdi>{formatToman(returnWorth(whole, quantities))}</bdi>{' '}
            <span className="text-xs font-normal">{TOMAN}</span>
          </span>
        </p>
        <p className="mb-4 mt-1 text-sm text-ink-500">
          پس از رسیدن کالا به انبار و بازبینی، این مبلغ به کیف پول شما می‌آید.
        </p>
        <FormAlert {...asking} at={['images']} />
        <Button type="submit" busy={asking.busy} className="mt-3">
          ثبت درخواست
        </Button>
      </Panel>
    </form>
  )
}
