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
  { step: 'address', title: 'نشانی' },
  { step: 'delivery', title: 'ارسال' },
  { step: 'payment', title: 'پرداخت' },
] as const

/**
 * Finished steps are links. On a desktop the bar lies in the header of the layout. A new step starts
 * at the top of the page, with the focus on its name.
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
    <nav
      aria-label="گام‌های خرید"
      className="mb-5 desk:pointer-events-none desk:absolute desk:inset-x-0 desk:top-0 desk:mb-0 desk:flex desk:h-[72px] desk:items-center desk:justify-center phone:-mt-3"
    >
      <ol className="flex items-center justify-center gap-2 desk:pointer-events-auto desk:gap-3">
        {barSteps.map(({ step: one, title }, index) => (
          <li key={one} className="flex items-center gap-2 desk:gap-3">
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cn(
                  'w-4 border-t desk:w-10',
                  index <= currentIndex ? 'border-brand-600' : 'border-ink-300',
                )}
              />
            )}
            {index < currentIndex ? (
              <StepLink
                step={one}
                className="flex min-h-11 items-center gap-2 rounded-control text-sm font-semibold text-brand-700"
              >
                <StepMark isDone>
                  <CheckIcon size={16} />
                </StepMark>
                {title}
              </StepLink>
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
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepMarkProps = { isDone?: boolean; isCurrent?: boolean; children: ReactNode }

function StepMark({ isDone, isCurrent, children }: StepMarkProps) {
  return (
    <span
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full border text-sm',
        isDone && 'border-brand-600 bg-brand-600 text-white',
        isCurrent && 'border-ink-900 bg-ink-900 font-bold text-paper',
        !isDone && !isCurrent && 'border-edge text-ink-500',
      )}
    >
      {children}
    </span>
  )
}

type StepHeadingProps = { title: string; children?: ReactNode }

/** What the step asks, and under it what the steps before have settled. */
export function StepHeading({ title, children }: StepHeadingProps) {
  return (
    <header className="mb-5">
      <h2 className="text-3xl font-extrabold phone:text-2xl">{title}</h2>
      {children && <p className="mt-1 text-md text-ink-500">{children}</p>}
    </header>
  )
}
