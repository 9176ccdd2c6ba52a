'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { orderViewKeys } from '@/lib/client/desk/keys'
import { deskViewsQuery, forgetView, saveView } from '@/lib/client/desk/order-work'
import { DeskButton } from '../ui/desk-button'
import { useDeskRouter } from '../ui/desk-router'
import { FieldDialog } from '../ui/field-dialog'
import { useDeskMutation } from '../ui/use-desk-mutation'

/** The address without its page, in one order, so that the same filters are the same view. */
function normalized(query: string): string {
  const params = new URLSearchParams(query)
  params.delete('page')
  params.sort()
  return params.toString()
}

function useOrderViews() {
  const search = useSearchParams()
  const views = useQuery(deskViewsQuery).data
  const current = normalized(search.toString())
  return { views, current, open: views?.find(({ query }) => normalized(query) === current) }
}

/** Filters that somebody keeps under a name. */
export function OrderViews() {
  const router = useDeskRouter()
  const pathname = usePathname()
  const { views, open } = useOrderViews()
  const title = ({ name, is_own: isOwn }: { name: string; is_own: boolean }) =>
    isOwn ? name : `${name} (مشترک)`
  return (
    <select
      className="desk-field w-40 phone:w-[5.5rem]"
      aria-label="نمای ذخیره‌شده"
      value={open ? String(open.id) : ''}
      onChange={({ target }) => {
        const view = views?.find(({ id }) => String(id) === target.value)
        router.push(view ? `${pathname}?${view.query}` : pathname)
      }}
    >
      <option value="">نماها</option>
      {views?.map((view) => (
        <option key={view.id} value={view.id}>
          {title(view)}
        </option>
      ))}
    </select>
  )
}

/** Keeps the filters that are set, or forgets the view that they are. */
export function SaveView() {
  const { current, open } = useOrderViews()
  const [isSaving, setIsSaving] = useState(false)
  const forgetting = useDeskMutation({
    send: forgetView,
    invalidates: orderViewKeys.all,
    done: 'نما برداشته شد.',
  })
  return (
    <>
      {open?.is_own ? (
        <DeskButton isBusy={forgetting.isBusy} onClick={() => forgetting.run(open.id)}>
          برداشتن نما
        </DeskButton>
      ) : (
        current !== '' &&
        open === undefined && <DeskButton onClick={() => setIsSaving(true)}>ذخیرهٔ نما</DeskButton>
      )}
      {isSaving && <SaveViewDialog query={current} onClose={() => setIsSaving(false)} />}
    </>
  )
}

function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const [isShared, setIsShared] = useState(false)
  const saving = useDeskMutation({
    send: saveView,
    invalidates: orderViewKeys.all,
    done: 'نما ذخیره شد.',
    onDone: onClose,
  })
  return (
    <FieldDialog
      title="ذخیرهٔ نما"
      label="نام"
      hint="مانند «دیرکردها» یا «تهران، امروز»."
      error={saving.fieldError('name')}
      action="ذخیره"
      isBusy={saving.isBusy}
      onSend={(name) => saving.run({ name, query, is_shared: isShared })}
      onClose={onClose}
    >
      <label className="inline-flex min-h-8 items-center gap-2 phone:min-h-11">
        <input
          type="checkbox"
          className="desk-check"
          checked={isShared}
          onChange={({ target }) => setIsShared(target.checked)}
        />
        همهٔ همکاران ببینند
      </label>
    </FieldDialog>
  )
}
