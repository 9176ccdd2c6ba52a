'use client'

import { useEffect, useState, type MouseEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { ErrorBoundary } from '@/components/form/error-boundary'
import { listenToDesk, tellDesk, type ShownDraft } from '@/lib/client/home-preview'
import type { HomeSection } from '@/lib/contract/content/home'
import type { HomePart } from '@/lib/contract/content/home-parts'
import { HomeSectionView } from './home-section-view'

/** A link leads nowhere and a form sends nothing: this is a picture of the page that can be pressed. */
function holdStill(event: Event): void {
  const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null
  if (event.type === 'submit' || isLink) event.preventDefault()
  // Next's links would go on by themselves.
  if (isLink) event.stopImmediatePropagation()
}

function pressPart(event: MouseEvent, kind: HomePart): void {
  event.preventDefault()
  tellDesk({ what: 'home-part-pressed', kind })
}

/** `scrollIntoView` would scroll the desk around the frame as well. */
function centre({ top, height }: DOMRect): void {
  window.scrollTo({
    top: window.scrollY + top - Math.max((window.innerHeight - height) / 2, 0),
    behavior: 'smooth',
  })
}

/** Home as the desk's draft makes it, in the desk's frame; until the desk speaks, as shoppers see it. */
export function HomePreview({ begun }: { begun: readonly HomeSection[] }) {
  const [draft, setDraft] = useState<Omit<ShownDraft, 'what'> | null>(null)
  const sections = draft?.sections ?? begun
  const chosen = draft?.chosen
  useEffect(() => {
    const stop = listenToDesk(setDraft)
    tellDesk({ what: 'home-preview-ready' })
    document.addEventListener('submit', holdStill, { capture: true })
    return () => {
      stop()
      document.removeEventListener('submit', holdStill, { capture: true })
    }
  }, [])
  useEffect(() => {
    // The header and the footer too.
    const handleClick = (event: globalThis.MouseEvent) => {
      const part = event.target instanceof Element && event.target.closest('[data-part]')
      if (!part) holdStill(event)
    }
    document.addEventListener('click', handleClick, { capture: true })
    return () => document.removeEventListener('click', handleClick, { capture: true })
  }, [])
  const chosenKind = chosen?.kind
  const order = sections.map(({ kind }) => kind).join()
  useEffect(() => {
    if (chosenKind === undefined || !order.includes(chosenKind)) return
    const part = document.querySelector(`[data-part="${chosenKind}"]`)
    if (part) centre(part.getBoundingClientRect())
  }, [chosenKind, order])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-10 desk:gap-12">
      {sections.map((section, at) => {
        const isChosen = section.kind === chosen?.kind
        return (
          <div
            key={`${section.kind}-${at}`}
            data-part={section.kind}
            data-title={isChosen ? chosen.title : undefined}
            className={cn(
              'relative cursor-pointer',
              // What is each shopper's own has nothing to show here, and still has its order.
              'empty:mx-4 empty:rounded-xl empty:border-2 empty:border-dashed empty:border-brand-300 empty:py-8',
              isChosen &&
                'outline outline-[3px] -outline-offset-[3px] outline-brand-600 before:absolute before:start-3 before:top-0 before:z-20 before:rounded-b-lg before:bg-brand-600 before:px-3 before:py-1 before:text-sm before:font-bold before:text-white before:content-[attr(data-title)]',
            )}
            onClickCapture={(event) => pressPart(event, section.kind)}
          >
            <ErrorBoundary>
              <HomeSectionView section={section} heldSlide={chosen?.slide ?? undefined} />
            </ErrorBoundary>
          </div>
        )
      })}
    </div>
  )
}
