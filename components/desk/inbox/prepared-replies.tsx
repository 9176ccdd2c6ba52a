'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Dialog } from '@/components/ui/modal'
import { ticketChoicesQuery } from '@/lib/client/desk/tickets'
import { searchKey } from '@/lib/persian/text'
import { fillReply, type ReplyFill } from '@/lib/domain/prepared-replies'
import { DeskButton } from '../ui/desk-button'
import { useCan } from '../ui/desk-member'
import { DeskQuery } from '../ui/desk-states'
import { RepliesEditor } from './replies-editor'

export type { ReplyFill }

type PreparedRepliesProps = {
  open: boolean
  fill: ReplyFill
  onOpenChange: (open: boolean) => void
  onChoose: (text: string) => void
}

/** The short answers that the owner has ready, each as it would be written here. */
export function PreparedReplies({ open, fill, onOpenChange, onChoose }: PreparedRepliesProps) {
  const canEdit = useCan('settings.write')
  const choices = useQuery({ ...ticketChoicesQuery, enabled: open })
  const [typed, setTyped] = useState('')
  const [isEditing, setIsEditing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const close = (isOpen: boolean) => {
    setTyped('')
    setIsEditing(false)
    onOpenChange(isOpen)
  }
  const choose = (text: string) => {
    onChoose(fillReply(text, fill))
    close(false)
  }
  return (
    <Dialog open={open} onOpenChange={close} title="پاسخ‌های آماده" initialFocus={field}>
      <DeskQuery query={choices} what="پاسخ‌های آماده">
        {({ replies, version }) => {
          if (isEditing) {
            return (
              <RepliesEditor stored={{ replies, version }} onClose={() => setIsEditing(false)} />
            )
          }
          const key = searchKey(typed)
          const found = replies.filter(({ title, text }) =>
            searchKey(`${title} ${text}`).includes(key),
          )
          return (
            <div className="grid gap-3">
              {replies.length > 0 && (
                <input
                  ref={field}
                  type="search"
                  className="desk-field"
                  aria-label="جستجو در پاسخ‌های آماده"
                  placeholder="جستجو؛ ↵ اولی را می‌آورد"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    // The form around it would send the answer.
                    event.preventDefault()
                    if (found[0]) choose(found[0].text)
                  }}
                />
              )}
              {found.length === 0 && (
                <p className="text-note">
                  {replies.length > 0
                    ? 'با این جستجو پاسخی نیست.'
                    : 'هنوز پاسخ آماده‌ای نیست. پاسخ‌هایی را که بارها می‌نویسید این‌جا نگه دارید.'}
                </p>
              )}
              <ul className="grid gap-1.5">
                {found.map(({ title, text }, at) => (
                  <li key={`${at} ${title}`}>
                    <button
                      type="button"
                      className="hover:bg-hover w-full rounded-lg border border-line px-3 py-2 text-start"
                      onClick={() => choose(text)}
                    >
                      <b className="block font-semibold">{title}</b>
                      <span className="text-note line-clamp-2 whitespace-pre-line text-[12px]">
                        {fillReply(text, fill)}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {canEdit && (
                <DeskButton className="justify-self-start" onClick={() => setIsEditing(true)}>
                  ویرایش پاسخ‌ها
                </DeskButton>
              )}
            </div>
          )
        }}
      </DeskQuery>
    </Dialog>
  )
}
