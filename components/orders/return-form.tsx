'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Panel } from '@/components/account/page-head'
import { PicturesField } from '@/components/form/pictures-field'
import { leaveFreely } from '@/components/form/leave-freely'
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard'
import { TroubleLine } from '@/components/login/trouble-line'
import { useAsking } from '@/components/login/use-asking'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { accountKeys } from '@/lib/api/account'
import { giveBack } from '@/lib/api/checkout'
import { RETURN_FILES } from '@/lib/contract/buying'
import type { WholeOrder } from '@/lib/contract/orders'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { ReturnItem, type GivenBack } from './return-item'
import { returnWorth } from './return-worth'
import { givenOf, useReturnDraft } from './use-return-draft'

const LONGEST_DESCRIPTION = 1_000

export default function ReturnForm({ whole }: { whole: WholeOrder }) {
  const { order, items } = whole
  const router = useRouter()
  const client = useQueryClient()
  const asking = useAsking('items')
  const { value, setValue, forget } = useReturnDraft(order.id)
  const { description } = value
  const given = givenOf(value, items)
  const [files, setFiles] = useState<File[]>([])
  const [unexplained, setUnexplained] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useUnsavedGuard(files.length > 0)
  useEffect(() => {
    if (unexplained) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [unexplained])

  function change(id: number, next: GivenBack | undefined): void {
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
    const refer = await asking.ask(() => giveBack(order.id, { items: list, description }, files))
    if (!refer) return
    forget()
    leaveFreely()
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
              given={given.get(item.id)}
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
            maxLength={LONGEST_DESCRIPTION}
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
        <TroubleLine {...asking} at={['images']} />
        <Button type="submit" busy={asking.busy} className="mt-3">
          ثبت درخواست
        </Button>
      </Panel>
    </form>
  )
}
