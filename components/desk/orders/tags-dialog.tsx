'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { orderChoicesQuery, tag } from '@/lib/client/desk/order-work'
import {
  applyTagChange,
  hasTag,
  MOST_TAGS_OF_ORDER,
  tagKey,
  type TagChange,
} from '@/lib/domain/order-tags'
import { persianDigits } from '@/lib/persian/digits'
import { DialogActions } from '../ui/dialog-actions'
import { TagField } from '../ui/tag-field'
import { UnsavedGuard } from '../ui/unsaved-guard'
import { useDeskMutation } from '../ui/use-desk-mutation'

type TaggedOrder = { id: number; tags: readonly string[] }

const FULL = `هر سفارش تا ${persianDigits(MOST_TAGS_OF_ORDER)} نشان می‌گیرد؛ ابتدا یکی را بردارید.`

const without = (titles: readonly string[], title: string) =>
  titles.filter((one) => tagKey(one) !== tagKey(title))

const hasChanges = ({ add, remove }: TagChange) => add.length > 0 || remove.length > 0

/** Each tag once, with how many of the orders have it. */
function countTags(orders: readonly (readonly string[])[]) {
  const counted = new Map<string, { title: string; count: number }>()
  for (const title of orders.flat()) {
    const { count = 0 } = counted.get(tagKey(title)) ?? {}
    counted.set(tagKey(title), {
      title: counted.get(tagKey(title))?.title ?? title,
      count: count + 1,
    })
  }
  return [...counted.values()]
}

/**
 * Only what is added and taken off is sent, so that what somebody else puts on meanwhile stays. Nothing is
 * sent before it is saved.
 */
function useTagChange(orders: readonly TaggedOrder[]) {
  const [change, setChange] = useState<TagChange>({ add: [], remove: [] })
  const withTag = ({ add, remove }: TagChange, title: string): TagChange => ({
    add: [...without(add, title), title],
    remove: without(remove, title),
  })
  const isFull = (next: TagChange) =>
    orders.some(({ tags }) => applyTagChange(tags, next).length > MOST_TAGS_OF_ORDER)
  const remove = (title: string) =>
    setChange({
      add: without(change.add, title),
      remove: orders.some(({ tags }) => hasTag(tags, title))
        ? [...without(change.remove, title), title]
        : change.remove,
    })
  const shown = countTags(orders.map(({ tags }) => applyTagChange(tags, change)))
  return { change, setChange, withTag, isFull, remove, shown }
}

type TagsDialogProps = { orders: readonly TaggedOrder[]; onClose: () => void }

export function TagsDialog({ orders, onClose }: TagsDialogProps) {
  const choices = useQuery(orderChoicesQuery)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [news, setNews] = useState('')
  const { change, setChange, withTag, isFull, remove, shown } = useTagChange(orders)
  const saving = useDeskMutation({
    send: tag,
    invalidates: deskOrderKeys.all,
    done: 'نشان‌ها ذخیره شد.',
    onDone: onClose,
  })
  const all = shown.filter(({ count }) => count === orders.length).map(({ title }) => title)
  /** Null where it has no space, which is said under the field. */
  const tryAdd = (title: string): TagChange | null => {
    if (tagKey(title) === '') {
      setError('نشان باید حرف یا رقم داشته باشد.')
      return null
    }
    const next = hasTag(all, title) ? change : withTag(change, title)
    setError(isFull(next) ? FULL : undefined)
    return isFull(next) ? null : next
  }
  const add = (title: string) => {
    const next = tryAdd(title)
    if (next === null) return
    setChange(next)
    setTyped('')
    setNews(`«${title}» افزوده شد.`)
  }
  const takeOff = (title: string) => {
    remove(title)
    setError(undefined)
    setNews(`«${title}» برداشته شد.`)
    field.current?.focus()
  }
  const save = () => {
    // What is written and not added yet is meant, too.
    const next = typed.trim() === '' ? change : tryAdd(typed.trim())
    if (next === null) return
    if (!hasChanges(next)) return onClose()
    saving.run({
      orders: orders.map(({ id }) => id),
      add: [...next.add],
      remove: [...next.remove],
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        orders.length === 1 ? 'نشان‌های سفارش' : `نشان‌های ${persianDigits(orders.length)} سفارش`
      }
      size="sm"
      initialFocus={field}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <UnsavedGuard isUnsaved={hasChanges(change) || typed.trim() !== ''} />
        {shown.length === 0 ? (
          <p className="text-note">هنوز نشانی ندارد.</p>
        ) : (
          <ul className="flex flex-wrap gap-1.5" aria-label="نشان‌ها">
            {shown.map(({ title, count }) => (
              <li key={tagKey(title)} className="desk-tag h-7 phone:h-11">
                <MixedText>{title}</MixedText>
                {count < orders.length && (
                  <span className="text-note font-normal">
                    {persianDigits(count)} از {persianDigits(orders.length)}
                  </span>
                )}
                <button
                  type="button"
                  aria-label={`برداشتن «${title}»`}
                  className="grid size-6 place-items-center rounded-md hover:text-ink-900 phone:size-11"
                  onClick={() => takeOff(title)}
                >
                  <CloseIcon size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <TagField
          fieldRef={field}
          choices={(choices.data?.tags ?? []).filter(({ title }) => !hasTag(all, title))}
          taken={all}
          typed={typed}
          error={error ?? saving.sectionError('add')}
          onType={(text) => {
            setTyped(text)
            setError(undefined)
          }}
          onAdd={add}
          onRemoveLast={() => {
            const last = shown.at(-1)
            if (last) takeOff(last.title)
          }}
        />
        <p role="status" className="sr-only">
          {news}
        </p>
        <DialogActions action="ذخیره" isBusy={saving.isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
