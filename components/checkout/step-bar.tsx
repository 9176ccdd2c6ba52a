import Link from '@/components/ui/link'
import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { CheckIcon } from '@/components/ui/icons'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { StepLink } from './step-link'
import type { Step } from './steps'

const bar = [
  { step: 'cart', title: 'سبد خرید' },
  { step: 'address', title: 'نشانی' },
  { step: 'delivery', title: 'ارسال' },
  { step: 'payment', title: 'بازبینی و پرداخت' },
] as const

/**
 * Steps behind are links back to them; those ahead wait for what they need. A phone has room for one
 * name. A new step begins at its top, with the focus on its name.
 */
export function StepBar({ step }: { step: Step }) {
  const at = bar.findIndex((one) => one.step === step)
  const current = useRef<HTMLSpanElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    current.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <nav aria-label="گام‌های خرید" className="mb-5">
      <ol className="flex items-center justify-center gap-2 desk:gap-4">
        {bar.map(({ step: one, title }, index) => (
          <li key={one} className="flex items-center gap-2 desk:gap-4">
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cn(
                  'w-5 border-t-2 border-dashed desk:w-14',
                  index <= at ? 'border-brand-300' : 'border-line',
                )}
              />
            )}
            {index < at ? (
              <Way to={one}>
                <Mark done>
                  <CheckIcon size={16} />
                </Mark>
                <span className="phone:sr-only">{title}</span>
              </Way>
            ) : (
              <span
                ref={index === at ? current : undefined}
                tabIndex={index === at ? -1 : undefined}
                aria-current={index === at ? 'step' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-2 text-sm outline-none',
                  index === at ? 'font-bold text-ink-900' : 'text-ink-500',
                )}
              >
                <Mark current={index === at}>{persianDigits(index + 1)}</Mark>
                <span className={cn(index !== at && 'phone:sr-only')}>{title}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type WayProps = { to: Step | 'cart'; children: ReactNode }

function Way({ to, children }: WayProps) {
  const look =
    'flex min-h-11 items-center gap-2 rounded-control text-sm font-semibold text-brand-700'
  return to === 'cart' ? (
    <Link href={paths.cart} className={look}>
      {children}
    </Link>
  ) : (
    <StepLink step={to} className={look}>
      {children}
    </StepLink>
  )
}

type MarkProps = { done?: boolean; current?: boolean; children: ReactNode }

function Mark({ done, current, children }: MarkProps) {
  return (
    <span
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full border text-sm',
        done && 'border-brand-600 bg-brand-600 text-white',
        current && 'border-brand-600 font-bold text-brand-700',
        !done && !current && 'border-edge text-ink-500',
      )}
    >
      {children}
    </span>
  )
}
