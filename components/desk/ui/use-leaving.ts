import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { confirmLeavingTo, confirmLosing } from '@/components/ui/use-unsaved-guard'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { closeDesk } from '@/lib/client/desk/staff'
import { hardNavigate } from '@/lib/client/hard-navigate'
import type { DeskMember } from '@/lib/contract/desk/staff-login'
import { useHeldMoves } from './held-moves-provider'
import {
  deleteAllDrafts,
  DRAFTS_END_QUESTION,
  forgetOldDrafts,
  hasStoredDrafts,
} from './stored-draft'

/** What is still being read is let go of first: it would be answered as a stranger's. */
export function useLeaving(member: DeskMember | undefined) {
  const queryClient = useQueryClient()
  const { flush } = useHeldMoves()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(forgetOldDrafts, [])
  const leave = async () => {
    const canLeave =
      member && hasStoredDrafts(member.id)
        ? confirmLosing(DRAFTS_END_QUESTION)
        : confirmLeavingTo(deskPaths.login)
    if (!canLeave) return
    setIsLeaving(true)
    await flush()
    await queryClient.cancelQueries()
    await closeDesk().catch(() => undefined)
    deleteAllDrafts()
    hardNavigate(deskPaths.login, { shouldReplace: true })
  }
  return { isLeaving, leave }
}
