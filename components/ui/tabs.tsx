'use client'

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'

export type Tab = { id: string; label: ReactNode; count?: number; panel: ReactNode }

type TabsProps = {
  tabs: readonly Tab[]
  /** What the tabs choose between. */
  label: string
  value?: string
  defaultValue?: string
  onValueChange?: (id: string) => void
  className?: string
}

/** The arrow that points where the next tab is, in a row that is read from the right. */
const STEPS: Record<string, number> = {
  ArrowLeft: 1,
  ArrowRight: -1,
  Home: -Infinity,
  End: Infinity,
}

export function Tabs({ tabs, label, value, defaultValue, onValueChange, className }: TabsProps) {
  const id = useId()
  const [uncontrolledId, setUncontrolledId] = useState(defaultValue ?? tabs[0]?.id)
  const selectedId = value ?? uncontrolledId

  function select(tab: Tab): void {
    setUncontrolledId(tab.id)
    onValueChange?.(tab.id)
  }

  function handleKeyDown(event: KeyboardEvent, index: number): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const around = (index + step + tabs.length) % tabs.length
    const next = tabs[Number.isFinite(step) ? around : step > 0 ? tabs.length - 1 : 0]
    if (!next) return
    select(next)
    document.getElementById(`${id}-tab-${next.id}`)?.focus()
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className="fades-aside scrollbar-none flex gap-5 overflow-x-auto border-b border-line desk:gap-8"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selectedId}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.id === selectedId ? 0 : -1}
            onClick={() => select(tab)}
            onKeyDown={(event) => handleKeyDown(event, index)}
            className={cn(
              'min-h-12 shrink-0 border-b-[3px] border-transparent px-0.5 font-semibold text-ink-500 hover:text-ink-900 focus-visible:-outline-offset-2 phone:text-md',
              'aria-selected:border-brand-600 aria-selected:text-brand-700',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span> ({persianDigits(tab.count)})</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${id}-panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== selectedId}
          className="pt-5"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
