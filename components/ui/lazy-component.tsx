'use client'

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorState } from './error-state'
import { notifyLoadError } from './notify'
import { Spinner } from './button'

/** Only a slow line lets it be seen: what a press opens is usually here at once. */
function OpeningIndicator() {
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-toast mx-auto flex w-fit animate-fade-in items-center gap-2.5 rounded-full border border-line bg-paper px-4 py-2.5 text-sm font-medium text-ink-900 shadow-card [animation-delay:500ms] [animation-fill-mode:backwards]"
    >
      <Spinner className="!size-4 text-brand-600" />
      در حال باز شدن…
    </p>
  )
}

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>
type LoadState = 'waiting' | 'here' | 'lost'

export type LazyComponentProps = {
  /** As high as what it stands for. */
  fallback?: ReactNode
  /** For what a press opens: closes it again when it cannot be fetched, so that the next press tries anew. */
  onLoadError?: () => void
}

/**
 * A part whose code comes with its first use. One that cannot be fetched is told: by a toast when a
 * press asked for it, else by its name where it stands, where it can be asked for again and comes by
 * itself with the line. A part nobody would miss has no name.
 */
export function lazyComponent<Props extends object>(
  load: LoadComponent<Props>,
  name?: string,
): ComponentType<Props & LazyComponentProps> {
  let Part: ComponentType<Props> | undefined

  return function LatePart(props: Props & LazyComponentProps) {
    const { fallback, onLoadError } = props
    const [state, setState] = useState<LoadState>(Part ? 'here' : 'waiting')
    const lose = useEffectEvent(() => {
      setState('lost')
      if (!onLoadError) return
      notifyLoadError()
      onLoadError()
    })
    useEffect(() => {
      if (state !== 'waiting') return
      let left = false
      const settle = (then: () => void) => () => void (left || then())
      load()
        .then((loaded) => void (Part = loaded.default))
        .then(
          settle(() => setState('here')),
          settle(lose),
        )
      return () => void (left = true)
    }, [state])
    useEffect(() => {
      if (state !== 'lost') return
      const again = () => setState('waiting')
      window.addEventListener('online', again)
      return () => window.removeEventListener('online', again)
    }, [state])

    if (Part) return <Part {...props} />
    if (state === 'waiting')
      return fallback === undefined && onLoadError ? <OpeningIndicator /> : fallback
    if (onLoadError || name === undefined) return null
    return (
      <ErrorState
        title={`${name} نیامد`}
        text="اینترنت خود را بررسی کنید؛ همین که خط برگردد، خودش می‌آید."
        onRetry={() => setState('waiting')}
      />
    )
  }
}

const WIDE = '(min-width: 767px)'

/** Whether something is open, and whether its code is needed. It closes on a wide screen. */
export function useLazyDialog() {
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)
  const close = useEffectEvent(() => setOpen(false))
  useEffect(() => {
    if (!open) return
    const wide = window.matchMedia(WIDE)
    const onChange = () => wide.matches && close()
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [open])
  const show = () => {
    setNeeded(true)
    setOpen(true)
  }
  /** As if it had never been asked for. */
  const forget = () => {
    setNeeded(false)
    setOpen(false)
  }
  return { open, needed, setOpen, show, forget }
}

/** On whatever shows that a press is coming, so that the code is there when it does. */
export function preloadOnIntent(load: () => Promise<unknown>) {
  const ahead = () => void load().catch(() => undefined)
  return { onPointerEnter: ahead, onFocus: ahead, onTouchStart: ahead }
}
