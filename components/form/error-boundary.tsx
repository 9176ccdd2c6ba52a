'use client'

import { unstable_rethrow as rethrow } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { ErrorState } from '../ui/error-state'
import { isChunkError } from '@/lib/client/chunk-errors'
import { isBusy } from '@/lib/client/page-activity'

type ErrorBoundaryProps = {
  /** What could not be shown; a part that nobody would miss has no name. */
  name?: string
  children: ReactNode
}
type ErrorBoundaryState =
  | { isBroken: false }
  | { isBroken: true; error: unknown; takesPage: boolean }

const INTACT: ErrorBoundaryState = { isBroken: false }

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = INTACT

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    // A chunk of an older build: only reloading the page mends it, and whoever is busy chooses when.
    return { isBroken: true, error, takesPage: isChunkError(error) && !isBusy() }
  }

  override render(): ReactNode {
    const { name, children } = this.props
    if (!this.state.isBroken) return children
    const { error, takesPage } = this.state
    rethrow(error)
    if (takesPage) throw error
    if (name === undefined) return null
    return (
      <ErrorState
        title={`${name} نیامد`}
        text="باقی این صفحه سر جای خود است."
        onRetry={() => this.setState(INTACT)}
      />
    )
  }
}
