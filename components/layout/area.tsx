'use client'

import { unstable_rethrow as rethrow } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { isLostChunk } from '@/lib/api/lost-chunk'
import { isBusy } from './busy'

type AreaProps = {
  /** What it is that could not be shown; a part that nobody would miss has no name. */
  name?: string
  children: ReactNode
}
type AreaState = { broken: false } | { broken: true; error: unknown; takesPage: boolean }

const WHOLE: AreaState = { broken: false }

/** A part of a page that breaks alone: the others stay as they are. */
export class Area extends Component<AreaProps, AreaState> {
  override state: AreaState = WHOLE

  static getDerivedStateFromError(error: unknown): AreaState {
    // A part of an older build: only the whole page, fetched anew, mends it. Who is busy chooses when.
    return { broken: true, error, takesPage: isLostChunk(error) && !isBusy() }
  }

  override render(): ReactNode {
    const { name, children } = this.props
    if (!this.state.broken) return children
    const { error, takesPage } = this.state
    rethrow(error)
    if (takesPage) throw error
    if (name === undefined) return null
    return (
      <ErrorState
        title={`${name} نیامد`}
        text="باقی این صفحه سر جای خود است."
        onRetry={() => this.setState(WHOLE)}
      />
    )
  }
}
