'use client'

import { lazy, Suspense, useState } from 'react'
import { onIntent } from '@/components/layout/opens-late'
import { askLogin } from '@/components/login/ask-login'
import { Button, type ButtonProps } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { useOwnTalk } from './own-talk'

const load = () => import('./write-window')
const WriteWindow = lazy(load)

const words = {
  comment: {
    label: 'دیدگاه خود را بنویسید',
    reason: 'برای نوشتن دیدگاه وارد شوید.',
  },
  question: { label: 'پرسش خود را بنویسید', reason: 'برای پرسیدن وارد شوید.' },
  answer: { label: 'پاسخ دادن', reason: 'برای پاسخ دادن وارد شوید.' },
}

export type Writing = {
  what: keyof typeof words
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
      const [{ entriesSettled }] = await Promise.all([
        import('@/components/ui/back-closes'),
        load(),
      ])
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
    if (!written) return askLogin({ reason: words[what].reason, then: () => void show() })
    const card = document.getElementById(`comment-${written.id}`)
    if (card) card.focus()
    else void notify.info('دیدگاه شما در میان دیدگاه‌های این کالاست.')
  }
  return (
    <>
      <Button busy={busy} onClick={press} {...look} {...onIntent(load)}>
        {written ? 'دیدگاه شما ثبت شده است' : words[what].label}
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
