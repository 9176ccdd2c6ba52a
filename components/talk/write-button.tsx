'use client'

import { lazy, Suspense, useState } from 'react'
import { onIntent } from '@/components/layout/opens-late'
import { askLogin } from '@/components/login/ask-login'
import { Button, type ButtonProps } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { useOwnTalk } from './own-talk'

const load = () => import('./write-window')
const WriteWindow = lazy(load)

const labels = {
  comment: 'دیدگاه خود را بنویسید',
  question: 'پرسش خود را بنویسید',
  answer: 'پاسخ دادن',
}

export type Writing = {
  what: keyof typeof labels
  productId: number
  title?: string
  /** The question that is answered. */
  parent?: { id: number; text: string }
}

type WriteButtonProps = Writing & Pick<ButtonProps, 'variant' | 'size' | 'full' | 'className'>

export function WriteButton({ what, productId, title, parent, ...look }: WriteButtonProps) {
  const [needed, setNeeded] = useState(false)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const written = useOwnTalk(({ productId: of, comment }) =>
    what === 'comment' && of === productId && comment?.status !== 'rejected' ? comment : null,
  )

  async function show() {
    setBusy(true)
    try {
      const { entriesSettled } = await load()
      await entriesSettled()
      setNeeded(true)
      setOpen(true)
    } catch {
      void notify.error('این بخش باز نشد؛ اینترنت خود را بررسی کنید.')
    } finally {
      setBusy(false)
    }
  }
  function press() {
    if (!written) return askLogin({ reason: 'برای نوشتن وارد شوید.', then: () => void show() })
    const card = document.getElementById(`comment-${written.id}`)
    if (card) card.focus()
    else void notify.info('دیدگاه شما در میان دیدگاه‌های این کالاست.')
  }
  return (
    <>
      <Button busy={busy} onClick={press} {...look} {...onIntent(load)}>
        {written ? 'دیدگاه شما ثبت شده است' : labels[what]}
        {parent && <span className="sr-only"> به «{parent.text}»</span>}
      </Button>
      {needed && (
        <Suspense>
          <WriteWindow
            open={open}
            onOpenChange={setOpen}
            what={what}
            productId={productId}
            {...(title && { title })}
            {...(parent && { parent })}
          />
        </Suspense>
      )}
    </>
  )
}
