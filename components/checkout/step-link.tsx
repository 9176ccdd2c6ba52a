import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { paths } from '@/lib/seo/addresses'
import type { Step } from './steps'

/** A step asks the shop for nothing: what was chosen stays though a newer build answers by now. */
export function goToStep(step: Step): void {
  window.history.pushState(null, '', paths.checkoutStep(step))
}

type StepLinkProps = { step: Step; className: string; children: ReactNode }

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
