import type { ComponentProps } from 'react'
import { EmptyState } from '@/components/ui/empty-state'

/** A page of the account with nothing in it yet stands on paper as the full ones do. */
export function EmptyPanel(props: ComponentProps<typeof EmptyState>) {
  return <EmptyState {...props} className="rounded-panel bg-paper shadow-card" />
}
