'use client'

import { useQueryClient } from '@tanstack/react-query'
import { PlusIcon } from '@/components/ui/icons'
import { saveReplies, ticketChoicesQuery } from '@/lib/client/desk/tickets'
import { updateReplies, type ReplyList } from '@/lib/contract/desk/tickets'
import { REPLY_GAPS } from '@/lib/domain/prepared-replies'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import type { DescribedField } from '../ui/merge-drafts'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { useFormClash } from '../ui/use-form-clash'
import { VersionClash } from '../ui/version-clash'

type RepliesEditorProps = { stored: ReplyList; onClose: () => void }

const draftOf = ({ replies }: ReplyList) => ({ replies })
type Draft = ReturnType<typeof draftOf>

const CLASH_FIELDS: readonly DescribedField<Draft>[] = [
  {
    ...{ label: 'پاسخ‌های آماده', names: ['replies'] },
    describe: ({ replies }) => replies.map(({ title, text }) => `${title}: ${text}`).join('\n'),
  },
]

/** All prepared answers as rows, saved at once. */
export function RepliesEditor({ stored, onClose }: RepliesEditorProps) {
  const queryClient = useQueryClient()
  const form = useDeskFormDraft(stored, draftOf)
  const { draft, read, isChanged, change, finish } = form
  const { replies } = draft
  const keep = (latest: ReplyList) =>
    queryClient.setQueryData(
      ticketChoicesQuery.queryKey,
      (before) => before && { ...before, ...latest },
    )
  const saving = useDeskMutation({
    send: (whole: { draft: Draft; version: number }) =>
      saveReplies({ replies: whole.draft.replies, version: whole.version }),
    done: 'پاسخ‌های آماده ذخیره شد.',
    onDone: (saved) => {
      keep(saved)
      finish(saved)
      onClose()
    },
  })
  const clash = useFormClash({
    ...{ form, saving, fields: CLASH_FIELDS, group: 'صندوق پیام‌ها', onStored: keep },
    stored: updateReplies.answer.shape.data.safeParse(saving.clash).data,
  })
  const set = (at: number, next: Partial<(typeof replies)[number]>) =>
    change({ replies: replies.map((one, nth) => (nth === at ? { ...one, ...next } : one)) })
  return (
    // The dialog stands in the form of the answer, and no form holds another.
    <div role="group" aria-label="ویرایش پاسخ‌های آماده" className="grid gap-4">
      <p className="text-note text-[12px]">
        {REPLY_GAPS.join(' و ')} هنگام نوشتن پاسخ با نام مشتری و کد سفارش پر می‌شود.
      </p>
      <VersionClash clash={clash} />
      {replies.map(({ title, text }, at) => (
        <div key={at} className="border-hair grid gap-2 border-b pb-4">
          <div className="flex items-end gap-2">
            <DeskField
              label={`نام پاسخ ${persianDigits(at + 1)}`}
              className="grow"
              error={saving.fieldError(`replies.${at}.title`)}
            >
              {(control) => (
                <input
                  {...control}
                  className="desk-field"
                  value={title}
                  onChange={({ target }) => set(at, { title: target.value })}
                />
              )}
            </DeskField>
            <DeskButton
              variant="danger"
              aria-label={`برداشتن پاسخ ${persianDigits(at + 1)}`}
              onClick={() => change({ replies: replies.toSpliced(at, 1) })}
            >
              برداشتن
            </DeskButton>
          </div>
          <DeskField
            label={`متن پاسخ ${persianDigits(at + 1)}`}
            hideLabel
            error={saving.fieldError(`replies.${at}.text`)}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                className="desk-field"
                value={text}
                onChange={({ target }) => set(at, { text: target.value })}
              />
            )}
          </DeskField>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <DeskButton onClick={() => change({ replies: [...replies, { title: '', text: '' }] })}>
          <PlusIcon size={16} />
          پاسخ تازه
        </DeskButton>
        <DeskButton className="ms-auto" onClick={onClose}>
          انصراف
        </DeskButton>
        <DeskButton
          variant="primary"
          disabled={!isChanged}
          isBusy={saving.isBusy}
          onClick={() => saving.run({ draft, version: read.version })}
        >
          ذخیرهٔ پاسخ‌ها
        </DeskButton>
      </div>
    </div>
  )
}
