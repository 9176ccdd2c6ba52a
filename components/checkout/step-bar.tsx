import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { CheckIcon } from '@/components/ui/icons'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'

export const STEPS = ['address', 'delivery', 'payment'] as const
export type Step = (typeof STEPS)[number]

const titles: Record<Step, string> = {
  address: 'نشانی',
  delivery: 'ارسال',
  payment: 'بازبینی و پرداخت',
}

/** Steps behind are links back to them; those ahead wait for what they need. */
export function StepBar({ step }: { step: Step }) {
  const at = STEPS.indexOf(step)
  return (
    <nav aria-label="گام‌های خرید" className="mb-5">
      <ol className="flex items-center justify-center gap-2 desk:gap-4">
        {STEPS.map((one, index) => (
          <li key={one} className="flex items-center gap-2 desk:gap-4">
            {index > 0 && (
              <span
                aria-hidden="true"
                className="w-5 border-t-2 border-dashed border-line desk:w-16"
              />
            )}
            {index < at ? (
              <Link
                href={paths.checkoutStep(one)}
                prefetch={false}
                scroll={false}
                className="flex min-h-11 items-center gap-2 text-sm font-semibold text-brand-700"
              >
                <Mark done>
                  <CheckIcon size={16} />
                </Mark>
                {titles[one]}
              </Link>
            ) : (
              <span
                aria-current={index === at ? 'step' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-2 text-sm',
                  index === at ? 'font-bold text-ink-900' : 'text-ink-500',
                )}
              >
                <Mark current={index === at}>{persianDigits(index + 1)}</Mark>
                {titles[one]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
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
