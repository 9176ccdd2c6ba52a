'use client'

import { latePart } from '@/components/ui/late-part'
import { useIsMe } from './follow-button'

const HiddenWriting = latePart(() => import('./hidden-writing'))

type OwnHiddenProps = { userId: number; className?: string }

/** For nobody but its writer, and nothing at all when nothing is hidden. */
export function OwnHidden({ userId, className = 'mt-5' }: OwnHiddenProps) {
  const mine = useIsMe(userId)
  if (!mine) return null
  return <HiddenWriting userId={userId} className={className} />
}
