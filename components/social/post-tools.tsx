'use client'

import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { TrashIcon } from '@/components/ui/icons'
import { latePart } from '@/components/ui/late-part'
import { useIsMe } from './follow-button'
import { ReportButton } from './report-button'

const DeletePost = latePart(() => import('./delete-post'))

type PostToolsProps = { postId: number; userId: number }

/** One's own may be deleted, another's reported. */
export function PostTools({ postId, userId }: PostToolsProps) {
  const mine = useIsMe(userId)
  const [{ needed, open }, setWindow] = useState({ needed: false, open: false })
  if (!mine) return <ReportButton kind="post" id={postId} label="گزارش این پست" />
  return (
    <>
      <IconButton
        label="پاک کردن این پست"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setWindow({ needed: true, open: true })}
      >
        <TrashIcon size={18} />
      </IconButton>
      {needed && (
        <DeletePost
          postId={postId}
          userId={userId}
          open={open}
          onOpenChange={(next) => setWindow({ needed: true, open: next })}
          onLost={() => setWindow({ needed: false, open: false })}
        />
      )}
    </>
  )
}
