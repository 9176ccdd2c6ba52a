'use client'

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorState } from './error-state'
import { notifyLoadError } from './notify'
import { Spinner } from './button'
import { onMediaChange } from './use-media-query'
import { WIDE_SCREEN } from '@/styles/breakpoints'

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

export type LazyComponentProps = {
  /** As high as the component it replaces. */
  fallback?: ReactNode
  /** The fallback does the same in its own way, and stays where the component cannot be fetched. */
  isFallbackEnough?: boolean
  /** For what a press opens: closes it when it cannot be fetched, so that the next press tries again. */
  onLoadError?: () => void
}

/**
 * A component whose code comes with its first use. When it cannot be fetched, a toast says so if a
 * press asked for it; else an error with its name stands in its place and goes once the line is
 * back. One without a name leaves its place empty.
 */
export function lazyComponent<Props extends object>(
  load: LoadComponent<Props>,
  name?: string,
): ComponentType<Props & LazyComponentProps> & { preload: () => Promise<void> } {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = () => load().then((module) => void (Loaded = module.default))

  function LazyComponent(props: Props & LazyComponentProps) {
    const { fallback, isFallbackEnough = false, onLoadError } = props
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
      Loaded ? 'loaded' : 'loading',
    )
    const handleError = useEffectEvent(() => {
      setState('failed')
      if (!onLoadError) return
      notifyLoadError()
      onLoadError()
    })
    useEffect(() => {
      if (state !== 'loading') return
      let isStale = false
      const unlessStale = (action: () => void) => () => void (isStale || action())
      loadOnce().then(
        unlessStale(() => setState('loaded')),
        unlessStale(handleError),
      )
      return () => void (isStale = true)
    }, [state])
    useEffect(() => {
      if (state !== 'failed') return
      const retry = () => setState('loading')
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    }, [state])

    if (Loaded) return <Loaded {...props} />
    if (state === 'loading')
      return fallback === undefined && onLoadError ? <OpeningIndicator /> : fallback
    if (isFallbackEnough) return fallback
    if (onLoadError || name === undefined) return null
    return (
      <ErrorState
        title={`${name} نیامد`}
        text="اینترنت خود را بررسی کنید؛ همین که خط برگردد، خودش می‌آید."
        onRetry={() => setState('loading')}
      />
    )
  }

  /** Drawn at once where it is drawn next; one that cannot be fetched is tried again then. */
  const preload = () => loadOnce().catch(() => undefined)
  return Object.assign(LazyComponent, { preload })
}

/**
 * What a press opens late: it is rendered from the first press on, so that it can close in its own
 * time. One that the layout of a desktop has no use for closes where the screen grows wide.
 */
export function useLazyOpen({ closesWhenWide = false } = {}) {
  const [open, setOpen] = useState(false)
  const [isRendered, setRendered] = useState(false)
  useEffect(() => {
    if (!open || !closesWhenWide) return
    return onMediaChange(WIDE_SCREEN, (isWide) => isWide && setOpen(false))
  }, [open, closesWhenWide])
  return {
    isRendered,
    show: () => {
      setRendered(true)
      setOpen(true)
    },
    /** For the lazy component. */
    props: {
      open,
      onOpenChange: setOpen,
      onLoadError: () => {
        setRendered(false)
        setOpen(false)
      },
    },
  }
}

/** On whatever shows that a press is coming, so that the code is there when it does. */
export function preloadOnIntent(load: () => Promise<unknown>) {
  const preload = () => void load().catch(() => undefined)
  return { onPointerEnter: preload, onFocus: preload, onTouchStart: preload }
}
