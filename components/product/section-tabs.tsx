'use client'

import { useEffect, useRef, useState } from 'react'
import { persianDigits } from '@/lib/persian/digits'

export type SectionLink = { id: string; title: string; count?: number }

/** A band across the window just under the tabs: the section that crosses it is active. */
const ACTIVE_BAND_MARGIN = '-80px 0px -65% 0px'

function useActiveSection(ids: string): string | null {
  const [activeId, setActiveId] = useState<string | null>(null)
  useEffect(() => {
    const inBand = new Set<string>()
    const update = () => {
      // Of two that stand side by side, the one that was pressed.
      const pressed = window.location.hash.slice(1)
      const first = ids.split(' ').find((id) => inBand.has(id)) ?? null
      setActiveId(inBand.has(pressed) ? pressed : first)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        update()
      },
      { rootMargin: ACTIVE_BAND_MARGIN },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    window.addEventListener('hashchange', update)
    return () => {
      window.removeEventListener('hashchange', update)
      observer.disconnect()
    }
  }, [ids])
  return activeId
}

export function SectionTabs({ sections }: { sections: readonly SectionLink[] }) {
  const rowRef = useRef<HTMLUListElement>(null)
  const activeId = useActiveSection(sections.map(({ id }) => id).join(' '))

  useEffect(() => {
    const list = rowRef.current
    const link = list?.querySelector('[aria-current]')
    if (!list || !link) return
    const [linkRect, listRect] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
    list.scrollBy({ left: linkRect.left + linkRect.width / 2 - listRect.left - listRect.width / 2 })
  }, [activeId])

  return (
    <nav
      aria-label="بخش‌های این کالا"
      className="under-header z-sticky mt-8 border-b border-line bg-ground print:hidden"
    >
      <ul ref={rowRef} className="fades-aside scrollbar-none flex gap-6 overflow-x-auto">
        {sections.map(({ id, title, count }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={activeId === id ? 'location' : undefined}
              className="flex h-12 items-center border-b-[3px] border-transparent font-semibold text-ink-500 hover:text-brand-700 focus-visible:-outline-offset-2 aria-[current]:border-brand-600 aria-[current]:text-brand-700"
            >
              {title}
              {count ? ` (${persianDigits(count)})` : ''}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
