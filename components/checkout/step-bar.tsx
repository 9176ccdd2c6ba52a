import { useEffect, useRef, type ReactNode } from 'react'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { CheckIcon } from '@/components/ui/icons'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'

export const CHECKOUT_STEPS = ['address', 'delivery', 'payment'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** A step asks the shop for nothing: what was chosen stays though a newer build answers by now. */
export function goToStep(step: CheckoutStep): void {
  window.history.pushState(null, '', paths.checkoutStep(step))
}

type StepLinkProps = { step: CheckoutStep; className: string; children: ReactNode }

export function StepLink({ step, className, children }: StepLinkProps) {
  return (
    <Link
      href={paths.checkoutStep(step)}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault()
        goToStep(step)
      }}
      className={className}
    >
      {children}
    </Link>
  )
}

const barSteps = [
  { step: 'cart', title: 'سبد خرید' },
  { step: 'address', title: 'نشانی' },
  { step: 'delivery', title: 'ارسال' },
  { step: 'payment', title: 'بازبینی و پرداخت' },
] as const

/**
 * Steps behind are links back to them; those ahead wait for what they need. A phone has room for one
 * name. A new step begins at its top, with the focus on its name.
 */
export function StepBar({ step }: { step: CheckoutStep }) {
  const at = barSteps.findIndex((one) => one.step === step)
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
        {barSteps.map(({ step: one, title }, index) => (
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
              <StepBarLink to={one}>
                <StepMark done>
                  <CheckIcon size={16} />
                </StepMark>
                <span className="phone:sr-only">{title}</span>
              </StepBarLink>
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
                <StepMark current={index === at}>{persianDigits(index + 1)}</StepMark>
                <span className={cn(index !== at && 'phone:sr-only')}>{title}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepBarLinkProps = { to: CheckoutStep | 'cart'; children: ReactNode }

function StepBarLink({ to, children }: StepBarLinkProps) {
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

type StepMarkProps = { done?: boolean; current?: boolean; children: ReactNode }

function StepMark({ done, current, children }: StepMarkProps) {
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
