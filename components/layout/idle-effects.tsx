'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { scheduleVisitReport, registerServiceWorker } from '@/lib/client/service-worker'
import { isGuardedPath } from '@/lib/session/guarded-paths'
import { shouldSaveData } from '@/lib/client/connection'
import { followScheme } from '@/components/ui/scheme'
import { NewVersionNotice } from './new-version-notice'
import { watchHeader } from './watch-header'

const DELAY = 100
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart']
const LEAVE_EVENTS = ['pointerout', 'focusout', 'touchmove', 'touchcancel']

/** Files and calls are no pages, guarded pages answer a stranger with a redirect, a choice narrows a list. */
function isWorthFetching(link: HTMLAnchorElement, here: Location): boolean {
  if (link.origin !== here.origin || link.target || link.hasAttribute('download')) return false
  if (link.pathname === here.pathname && link.search === here.search) return false
  if (/^\/(api|builds|media|og)\//.test(link.pathname) || /\.\w+$/.test(link.pathname)) return false
  const isChoice = link.pathname === here.pathname && link.relList.contains('nofollow')
  return !isChoice && !isGuardedPath(link.pathname)
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : null
}

/** Fetches the page behind any link a moment after hover, focus or touch. */
export function prefetchOnIntent(prefetch: (href: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function handleIntent(event: Event): void {
    const link = findLink(event)
    if (!link || shouldSaveData() || !isWorthFetching(link, window.location)) return
    clearTimeout(timer)
    timer = setTimeout(() => prefetch(link.pathname + link.search), DELAY)
  }
  function handleLeave(event: Event): void {
    if (findLink(event)) clearTimeout(timer)
  }

  const passive = { passive: true, capture: true }
  for (const name of INTENT_EVENTS) document.addEventListener(name, handleIntent, passive)
  for (const name of LEAVE_EVENTS) document.addEventListener(name, handleLeave, passive)
  return () => {
    clearTimeout(timer)
    for (const name of INTENT_EVENTS) document.removeEventListener(name, handleIntent, passive)
    for (const name of LEAVE_EVENTS) document.removeEventListener(name, handleLeave, passive)
  }
}

/** Of the services that the owner chose, each once for the tab. */
function loadOwnScripts(urls: readonly string[]): void {
  const loaded = new Set([...document.scripts].map(({ src }) => src))
  for (const url of urls) {
    if (loaded.has(new URL(url).href)) continue
    const script = document.createElement('script')
    script.src = url
    script.async = true
    document.head.append(script)
  }
}

/** By its place, so that it works with either keyboard layout. */
function searchBySlash(event: KeyboardEvent): void {
  const { code, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (code !== 'Slash' || altKey || ctrlKey || metaKey || shiftKey) return
  if (target instanceof Element && target.closest('input, textarea, select, [role=dialog]')) return
  event.preventDefault()
  // The header comes back by itself; scrolling to where it is hidden would throw the reader up the page.
  const field = document.querySelector<HTMLInputElement>('header [name=q]')
  field?.focus({ preventScroll: true })
}

function watchSlash(): () => void {
  document.addEventListener('keydown', searchBySlash)
  return () => document.removeEventListener('keydown', searchBySlash)
}

const NO_SCRIPTS: readonly string[] = []

type IdleEffectsProps = { scripts?: readonly string[] | undefined }

/** Everything that waits until a page is alive; it is there before its build could be replaced. */
export default function IdleEffects({ scripts = NO_SCRIPTS }: IdleEffectsProps) {
  const router = useRouter()
  const pathname = usePathname()
  // Of a page made on demand, the usual prefetch brings an outline without content.
  useEffect(
    () => prefetchOnIntent((href) => router.prefetch(href, { kind: PrefetchKind.FULL })),
    [router],
  )
  useEffect(registerServiceWorker, [])
  useEffect(watchHeader, [])
  useEffect(followScheme, [])
  useEffect(watchSlash, [])
  useEffect(() => loadOwnScripts(scripts), [scripts])
  useEffect(() => scheduleVisitReport(pathname), [pathname])
  return <NewVersionNotice />
}
