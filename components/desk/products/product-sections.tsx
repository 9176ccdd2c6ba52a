'use client'

import { useEffect, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { formatNumber } from '@/lib/persian/money'
import type { LackingSection } from './publish-question'

const SECTIONS = [
  ['basics', 'پایه'],
  ['fields', 'ویژگی‌ها'],
  ['variants', 'تنوع و قیمت'],
  ['pictures', 'تصویرها'],
  ['description', 'توضیح'],
  ['seo', 'سئو'],
  ['history', 'تاریخچه'],
] as const
type Section = (typeof SECTIONS)[number][0]

const present = () => SECTIONS.flatMap(([id]) => document.getElementById(id) ?? [])

const SCROLL_KEYS = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']

/** In a field they move the caret, but with ⌘ to the next section. */
function isScrolling({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
  return SCROLL_KEYS.includes(key) && (!isTyping || ctrlKey || metaKey)
}

/**
 * Where one is: what was asked for, until one scrolls on, as near the end of the page it may stand below
 * another; else the first section of which something stands in the upper part of the page, or the last
 * where the page ends.
 */
function useCurrentSection() {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set())
  const [isAtEnd, setIsAtEnd] = useState(false)
  const [chosen, setChosen] = useState<Section | null>(null)
  useEffect(() => {
    const sections = present()
    const last = sections.at(-1)
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target.id)
            else next.delete(target.id)
          }
          return next
        }),
      // A strip below the head of the desk: a long section is where one is until its end passes.
      { rootMargin: '-130px 0px -60% 0px' },
    )
    const endObserver = new IntersectionObserver(
      ([entry]) => setIsAtEnd(entry?.isIntersecting === true),
      { threshold: 0.99 },
    )
    for (const section of sections) observer.observe(section)
    if (last) endObserver.observe(last)
    return () => {
      observer.disconnect()
      endObserver.disconnect()
    }
  }, [])
  useEffect(() => {
    if (chosen === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    const leave = () => setChosen(null)
    window.addEventListener('wheel', leave, { signal, passive: true })
    window.addEventListener('touchmove', leave, { signal, passive: true })
    window.addEventListener('keydown', (event) => isScrolling(event) && leave(), {
      signal,
      capture: true,
    })
    return () => leaving.abort()
  }, [chosen])
  const atTop = SECTIONS.find(([id]) => inView.has(id))?.[0] ?? SECTIONS[0][0]
  const current = chosen ?? (isAtEnd ? present().at(-1)?.id : atTop)
  return { current, choose: setChosen }
}

export function goToSection(step: 1 | -1): void {
  const sections = present()
  const current = sections.findLastIndex((one) => one.getBoundingClientRect().top < 140)
  const next = sections[Math.max(current, 0) + step]
  next?.scrollIntoView({ block: 'start' })
  next?.querySelector<HTMLElement>('input, select, textarea, [contenteditable]')?.focus({
    preventScroll: true,
  })
}

const FIELDS: Record<Section, readonly string[]> = {
  basics: ['title', 'title_en', 'brand_id', 'category_id', 'guarantee', 'handling_days', 'intro'],
  fields: ['fields'],
  variants: ['variants', 'removed_variants'],
  pictures: ['pictures'],
  description: ['description'],
  seo: ['slug'],
  history: [],
}

/** The first in which something was refused. */
export function findWrongSection(errorOf: (name: string) => unknown): string | undefined {
  return SECTIONS.find(([id]) => FIELDS[id].some((name) => errorOf(name)))?.[0]
}

type ProductTabsProps = {
  /** Required attributes that nothing is written in. */
  missing: number
  /** What shoppers would look for in vain. */
  lacks: readonly LackingSection[]
  pictures: number
  variants: number
  hasHistory: boolean
}

/** The sections of the product; the one that is read is marked. */
export function ProductTabs(props: ProductTabsProps) {
  const { missing, lacks, pictures, variants, hasHistory } = props
  const { current, choose } = useCurrentSection()
  const notes: Partial<Record<Section, { text: string; isLate: boolean }>> = {
    ...(missing > 0 && { fields: { text: `${formatNumber(missing)} کم`, isLate: true } }),
    ...(variants > 0 && { variants: { text: formatNumber(variants), isLate: false } }),
    ...(pictures > 0 && { pictures: { text: formatNumber(pictures), isLate: false } }),
    ...Object.fromEntries(lacks.map((id) => [id, { text: 'ندارد', isLate: true }])),
  }
  return (
    <nav
      aria-label="بخش‌های کالا"
      className="flex h-[42px] shrink-0 items-stretch gap-0.5 overflow-x-auto border-b border-line px-3.5 phone:h-[46px]"
    >
      {SECTIONS.filter(([id]) => id !== 'history' || hasHistory).map(([id, title]) => {
        const note = notes[id]
        const isCurrent = id === current
        return (
          <a
            key={id}
            href={`#${id}`}
            onClick={() => choose(id)}
            aria-current={isCurrent ? 'location' : undefined}
            className={cn(
              'inline-flex items-center gap-1.5 whitespace-nowrap border-b-2 px-2 font-medium hover:text-ink-900',
              isCurrent
                ? 'border-acting font-semibold text-ink-900'
                : 'text-note border-transparent',
            )}
          >
            {title}{' '}
            {note && (
              <span
                className={cn('text-[12px]', note.isLate ? 'text-late-ink font-bold' : 'text-note')}
              >
                {note.text}
              </span>
            )}
          </a>
        )
      })}
    </nav>
  )
}
