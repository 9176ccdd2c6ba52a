'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { CheckIcon, ChevronDownIcon } from '@/components/ui/icons'
import { Timeline, type TimelineStep } from '@/components/ui/timeline'
import { persianDigits } from '@/lib/persian/digits'

/** «مرحلهٔ ۲ از ۶: پرداخت»; of what is over, how it ended and when. */
function summaryOf(steps: readonly TimelineStep[]): string {
  const index = steps.findIndex(({ state }) => state === 'current')
  const current = steps[index]
  if (current) {
    return `مرحلهٔ ${persianDigits(index + 1)} از ${persianDigits(steps.length)}: ${current.title}`
  }
  const last = steps.at(-1)
  return [last?.title, last?.note].filter(Boolean).join('، ')
}

const barColours = {
  done: 'bg-brand-600',
  current: 'bg-brand-300',
  ahead: 'bg-ink-200',
  failed: 'bg-ink-200',
}

type OrderProgressProps = {
  steps: readonly TimelineStep[]
  /** «مرحله‌های سفارش», or of a return its own. */
  label: string
  /** The head of the page has said how it ended, and when. */
  hasEndInHead?: boolean
}

/** All steps where they stand side by side; where they would push the rest away, one line and a press. */
export function OrderProgress({ steps, label, hasEndInHead = false }: OrderProgressProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isUnderWay = steps.some(({ state }) => state === 'current')
  const isDone = steps.at(-1)?.state === 'done'
  return (
    <div className="mt-5 border-t border-line pt-3 md:pt-5 print:pt-5">
      <div className="flex items-center justify-between gap-3 md:hidden print:hidden">
        <p className="flex min-w-0 items-center gap-2 text-md font-semibold">
          {isDone && !hasEndInHead && <CheckIcon size={18} className="shrink-0 text-success-600" />}
          {hasEndInHead ? label : summaryOf(steps)}
        </p>
        <Button
          variant="link"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="!px-1"
          iconEnd={<ChevronDownIcon size={16} className={isOpen ? 'rotate-180' : ''} />}
        >
          جزئیات<span className="sr-only"> {label}</span>
        </Button>
      </div>
      {isUnderWay && !isOpen && (
        <div aria-hidden="true" className="mt-2 flex gap-1 md:hidden print:hidden">
          {steps.map(({ title, state }) => (
            <span key={title} className={cn('h-1.5 flex-1 rounded-full', barColours[state])} />
          ))}
        </div>
      )}
      <div id={id} className={cn('mt-4 md:mt-0 md:block print:block', !isOpen && 'hidden')}>
        <Timeline label={label} steps={steps} />
      </div>
    </div>
  )
}
