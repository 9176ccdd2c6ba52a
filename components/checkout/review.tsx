import type { ReactNode } from 'react'
import { addressLine } from '@/components/account/address-card'
import { Panel } from '@/components/account/page-head'
import type { Address } from '@/lib/contract/addresses'
import { StepLink } from './step-link'
import type { Step } from './steps'

type ReviewProps = { address: Address; delivery: string }

/** Where the goods go and when, to be read once more before they are paid for. */
export function Review({ address, delivery }: ReviewProps) {
  return (
    <Panel title="بازبینی">
      <dl className="grid gap-3 text-md">
        <Chosen name="نشانی تحویل" step="address">
          {address.receiver_name}، {addressLine(address)}
        </Chosen>
        <Chosen name="ارسال" step="delivery">
          {delivery}
        </Chosen>
      </dl>
    </Panel>
  )
}

type ChosenProps = { name: string; step: Step; children: ReactNode }

function Chosen({ name, step, children }: ChosenProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
      <dt className="text-sm text-ink-500">{name}</dt>
      <dd className="col-start-1">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <StepLink
          step={step}
          className="inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-brand-700 hover:underline"
        >
          تغییر<span className="sr-only"> {name}</span>
        </StepLink>
      </dd>
    </div>
  )
}
