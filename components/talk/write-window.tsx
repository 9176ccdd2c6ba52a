'use client'

import { useId, useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { CommentForm } from './comment-form'
import { QuestionForm } from './question-form'
import { SentNote } from './sent-note'
import type { Writing } from './writing'

export { readyToWrite } from './ready-to-write'

const words = {
  comment: { title: 'دیدگاه شما', submit: 'ثبت دیدگاه', done: 'دیدگاه شما ثبت شد' },
  question: { title: 'پرسش شما', submit: 'ثبت پرسش', done: 'پرسش شما ثبت شد' },
  answer: { title: 'پاسخ شما', submit: 'ثبت پاسخ', done: 'پاسخ شما ثبت شد' },
}

type WriteWindowProps = Writing & { open: boolean; onOpenChange: (open: boolean) => void }

export default function WriteWindow(props: WriteWindowProps) {
  const { what, productId, title, parent, open, onOpenChange } = props
  const id = useId()
  const [Shell] = useState(() =>
    window.matchMedia('(max-width: 766px)').matches ? BottomSheet : Dialog,
  )
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDone(false)
  }
  const form = { id, productId, onBusy: setBusy, onDone: () => setDone(true) }
  return (
    <Shell
      open={open}
      onOpenChange={onOpenChange}
      title={words[what].title}
      description={!done && (parent?.text ?? title)}
      footer={
        !done && (
          <Button type="submit" form={id} busy={busy} full>
            {words[what].submit}
          </Button>
        )
      }
    >
      {done && <SentNote title={words[what].done} onClose={() => onOpenChange(false)} />}
      {!done && what === 'comment' && <CommentForm {...form} />}
      {!done && what !== 'comment' && <QuestionForm {...form} parentId={parent?.id ?? null} />}
    </Shell>
  )
}
