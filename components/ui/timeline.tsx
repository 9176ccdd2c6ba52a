import type { ReactNode } from 'react'
import { cn } from './cn'
import { CheckIcon } from './icons'

export type TimelineStep = {
  title: string
  /** A date or a note under the title. */
  note?: ReactNode
  state: 'done' | 'current' | 'ahead' | 'failed'
}

const stateLabels = { done: 'انجام شد', current: 'گام کنونی', ahead: 'در پیش', failed: 'انجام نشد' }

const markClassNames = {
  done: 'border-brand-600 bg-brand-600 text-white',
  current: 'border-brand-600 bg-paper text-brand-600',
  ahead: 'border-ink-200 bg-paper text-transparent',
  failed: 'border-pomegranate-600 bg-pomegranate-50 text-pomegranate-600',
}

const across = {
  md: {
    list: 'md:flex-row',
    step: 'md:flex-col md:items-center md:gap-2 md:pb-0 md:text-center',
    line: 'md:bottom-auto md:start-1/2 md:top-[12.5px] md:h-[3px] md:w-full',
  },
  desk: {
    list: 'desk:flex-row',
    step: 'desk:flex-col desk:items-center desk:gap-2 desk:pb-0 desk:text-center',
    line: 'desk:bottom-auto desk:start-1/2 desk:top-[12.5px] desk:h-[3px] desk:w-full',
  },
}

type TimelineProps = {
  steps: readonly TimelineStep[]
  label: string
  /** The screen from which it lies across the page; sooner where nothing stands beside it. */
  acrossFrom?: keyof typeof across
}

/** Down the page where it is narrow, across it on wider screens. */
export function Timeline({ steps, label, acrossFrom = 'md' }: TimelineProps) {
  const { list, step: item, line } = across[acrossFrom]
  return (
    <ol aria-label={label} className={cn('flex flex-col', list)}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={cn('relative flex flex-1 gap-3 pb-6 last:pb-0', item)}
        >
          {index < steps.length - 1 && (
            <TimelineLine isReached={step.state === 'done'} className={line} />
          )}
          <span
            aria-hidden="true"
            className={cn(
              'relative z-10 grid size-7 shrink-0 place-items-center rounded-full border-[3px] text-xs font-bold',
              markClassNames[step.state],
            )}
          >
            {step.state === 'done' && <CheckIcon size={14} strokeWidth={3.5} />}
            {step.state === 'current' && <span className="size-2 rounded-full bg-current" />}
            {step.state === 'failed' && '!'}
          </span>
          <span className="min-w-0 text-sm">
            <span
              className={cn(
                'block',
                step.state === 'ahead' ? 'text-ink-500' : 'font-semibold text-ink-900',
              )}
            >
              {step.title}
              <span className="sr-only">، {stateLabels[step.state]}</span>
            </span>
            {step.note && <span className="block text-xs text-ink-500">{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function TimelineLine({ isReached, className }: { isReached: boolean; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'absolute bottom-0 start-[12.5px] top-7 w-[3px]',
        className,
        isReached ? 'bg-brand-600' : 'bg-ink-200',
      )}
    />
  )
}
