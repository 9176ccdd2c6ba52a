import { useEffect, useRef, type ReactNode } from 'react'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { CheckIcon } from '@/components/ui/icons'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'

export const CHECKOUT_STEPS = ['address', 'delivery', 'payment'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** No navigation of the router, which after a deploy would reload the page and lose the choices. */
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
 * Finished steps are links. A phone shows the name of the current one only. A new step starts at the
 * top of the page, with the focus on its name.
 */
export function StepBar({ step }: { step: CheckoutStep }) {
  const currentIndex = barSteps.findIndex((one) => one.step === step)
  const currentRef = useRef<HTMLSpanElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    window.scrollTo({ top: 0 })
    currentRef.current?.focus({ preventScroll: true })
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
                  index <= currentIndex ? 'border-brand-300' : 'border-line',
                )}
              />
            )}
            {index < currentIndex ? (
              <StepBarLink to={one}>
                <StepMark isDone>
                  <CheckIcon size={16} />
                </StepMark>
                <span className="phone:sr-only">{title}</span>
              </StepBarLink>
            ) : (
              <span
                ref={index === currentIndex ? currentRef : undefined}
                tabIndex={index === currentIndex ? -1 : undefined}
                aria-current={index === currentIndex ? 'step' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-2 text-sm outline-none',
                  index === currentIndex ? 'font-bold text-ink-900' : 'text-ink-500',
                )}
              >
                <StepMark isCurrent={index === currentIndex}>{persianDigits(index + 1)}</StepMark>
                <span className={cn(index !== currentIndex && 'phone:sr-only')}>{title}</span>
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
  const className =
    'flex min-h-11 items-center gap-2 rounded-control text-sm font-semibold text-brand-700'
  return to === 'cart' ? (
    <Link href={paths.cart} className={className}>
      {children}
    </Link>
  ) : (
    <StepLink step={to} className={className}>
      {children}
    </StepLink>
  )
}

type StepMarkProps = { isDone?: boolean; isCurrent?: boolean; children: ReactNode }

function StepMark({ isDone, isCurrent, children }: StepMarkProps) {
  return (
    <span
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full border text-sm',
        isDone && 'border-brand-600 bg-brand-600 text-white',
        isCurrent && 'border-brand-600 font-bold text-brand-700',
        !isDone && !isCurrent && 'border-edge text-ink-500',
      )}
    >
      {children}
    </span>
  )
}
