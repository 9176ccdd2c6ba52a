'use client'

import { useState } from 'react'
import { onIntent } from '@/components/layout/opens-late'
import { askLogin } from '@/components/login/ask-login'
import { Button, type ButtonProps } from '@/components/ui/button'
import { latePart } from '@/components/ui/late-part'
import { notFetched } from '@/components/ui/not-fetched'
import { notify } from '@/components/ui/notify'
import { useOwnTalk, type Own } from './own-talk'
import type { Writing } from './writing'

const load = () => import('./write-window')
const WriteWindow = latePart(load)

const labels: Record<Writing['what'], string> = {
  comment: 'دیدگاه خود را بنویسید',
  question: 'پرسش خود را بنویسید',
  answer: 'پاسخ دادن',
}

type WriteButtonProps = Writing & Pick<ButtonProps, 'variant' | 'size' | 'full' | 'className'>

/** One comment for each product, unless it was rejected. */
function writtenIn({ productId: of, comment }: Own, { what, productId }: Writing) {
  if (what !== 'comment' || of !== productId || comment?.status === 'rejected') return null
  return comment
}

export function WriteButton({ what, productId, title, parent, ...look }: WriteButtonProps) {
  const [needed, setNeeded] = useState(false)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const written = useOwnTalk((own) => writtenIn(own, { what, productId }))

  async function show() {
    setBusy(true)
    try {
      const { readyToWrite } = await load()
      await readyToWrite({ what, productId })
      if (writtenIn(useOwnTalk.getState(), { what, productId })) return
      setNeeded(true)
      setOpen(true)
    } catch {
      notFetched()
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
        <WriteWindow
          open={open}
          onOpenChange={setOpen}
          what={what}
          productId={productId}
          {...(title && { title })}
          {...(parent && { parent })}
        />
      )}
    </>
  )
}
