'use client'

import { useState } from 'react'
import AskFirst from '@/components/account/ask-first'
import { notify } from '@/components/ui/notify'
import { sentenceOf } from '@/lib/api/sentence'
import { dropPost } from '@/lib/api/posting'
import { paths } from '@/lib/seo/addresses'
import { forgetPost } from './own-posts'

type DeletePostProps = {
  postId: number
  userId: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

export default function DeletePost({ postId, userId, open, onOpenChange }: DeletePostProps) {
  const [busy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    try {
      await dropPost(postId)
      forgetPost(postId)
      // The whole page anew: what the router has kept still shows the post.
      window.location.assign(paths.user(userId))
    } catch (error) {
      setBusy(false)
      const sentence = sentenceOf(error)
      if (sentence) void notify.error(sentence)
    }
  }
  return (
    <AskFirst
      open={open}
      onOpenChange={onOpenChange}
      title="این پست پاک شود؟"
      text="عکس، پسندها و دیدگاه‌های آن هم پاک می‌شود و برنمی‌گردد."
      action="پاک کردن"
      busy={busy}
      onConfirm={() => void remove()}
    />
  )
}
