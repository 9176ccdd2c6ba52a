'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FormAlert } from '@/components/form/form-alert'
import { toFormError, useSubmit } from '@/components/form/use-submit'
import { AmountField } from '@/components/ui/amount-field'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { SubmitButton } from '@/components/form/submit-button'
import { ChoiceChip } from '@/components/ui/chip'
import { cn } from '@/components/ui/cn'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { chargeWallet } from '@/lib/client/queries/account-mutations'
import { gatewaysQuery } from '@/lib/client/queries/payments'
import { chargeCredit, MIN_CHARGE, MAX_CHARGE } from '@/lib/contract/account/wallet'
import { formatAmount, fromUnits, toUnits, currencyName } from '@/lib/persian/money'
import { useCart } from '@/stores/cart'
import { useCartQuote } from '../cart/use-cart-quote'
import { QueryBoundary } from '../form/query-boundary'

/** In rials; of the size of a basket. */
const PRESETS = [5_000_000, 10_000_000, 20_000_000, 50_000_000]

/** What the wallet lacks for the cart at hand, as it would be typed; null where it lacks nothing that can be charged. */
function useCartShortfall(balance: number): number | null {
  const lines = useCart((cart) => cart.lines)
  const { data } = useCartQuote(lines)
  const shortfall = lines.length > 0 && data ? data.totals.payable - balance : 0
  return shortfall >= MIN_CHARGE && shortfall <= MAX_CHARGE ? Math.ceil(toUnits(shortfall)) : null
}
const amountRule = chargeCredit.body?.shape.amount

type ChargeFormProps = { skeleton: ReactNode; /** In rials. */ balance: number }

export default function ChargeForm({ skeleton, balance }: ChargeFormProps) {
  const gateways = useQuery(gatewaysQuery())
  return (
    <QueryBoundary query={gateways} skeleton={skeleton}>
      {(available) =>
        available.length === 0 ? (
          <p className="text-md text-ink-700">
            این فروشگاه هنوز درگاه پرداختی ندارد؛ کیف پول را بعدتر شارژ کنید.
          </p>
        ) : (
          <GatewayChargeForm gateways={available} balance={balance} />
        )
      }
    </QueryBoundary>
  )
}

type GatewayChargeFormProps = { gateways: { name: string; title: string }[]; balance: number }

function GatewayChargeForm({ gateways, balance }: GatewayChargeFormProps) {
  const shortfall = useCartShortfall(balance)
  const presets = [
    ...(shortfall === null ? [] : [{ amount: shortfall, title: 'سبد شما' }]),
    ...PRESETS.map((rials) => ({ amount: toUnits(rials), title: null })),
  ].slice(0, PRESETS.length)
  const submission = useSubmit((error) => toFormError(error, 'amount'))
  const [typed, setTyped] = useState<number | null>(null)
  const [gateway, setGateway] = useState(gateways[0]?.name ?? '')
  const [isLeaving, setLeaving] = useState(false)
  const { formRef, error, setError, isSlow, waitsUntil } = submission

  function change(amount: number | null): void {
    setTyped(amount)
    setError(null)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const amount = typed === null ? undefined : fromUnits(typed)
    const message = amountRule?.safeParse(amount).error?.issues[0]?.message
    if (amount === undefined || message !== undefined) {
      return setError({ field: 'amount', message: message ?? 'مبلغ را با رقم بنویسید.' })
    }
    await submission.run(async () => {
      hardNavigate(await chargeWallet(amount, gateway), { isExternal: true })
      setLeaving(true)
    })
  }

  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <RadioGroup legend="مبلغ شارژ" listClassName="grid grid-cols-2 gap-2 md:grid-cols-4">
        {presets.map(({ amount, title }, nth) => (
          <ChoiceChip
            key={amount}
            name="preset"
            checked={typed === amount}
            onChange={() => change(amount)}
            className={cn(
              'justify-center',
              // A phone has no room for its sum beside another, and so for one less of them.
              title && 'phone:col-span-2',
              shortfall !== null && nth === PRESETS.length - 1 && 'phone:hidden',
            )}
          >
            <span>
              {title && `${title}: `}
              <bdi>{formatAmount(fromUnits(amount))}</bdi>{' '}
              <span className="text-xs">{currencyName()}</span>
            </span>
          </ChoiceChip>
        ))}
      </RadioGroup>
      <AmountField
        label="یا مبلغ دلخواه"
        name="amount"
        unit={currencyName()}
        value={typed}
        onValueChange={change}
        hint={`از ${formatAmount(MIN_CHARGE)} تا ${formatAmount(MAX_CHARGE)} ${currencyName()}`}
        error={submission.errorAt('amount')}
        className="sm:max-w-[calc(50%-4px)]"
      />
      <RadioGroup legend="درگاه" listClassName="grid gap-2 sm:grid-cols-2">
        {gateways.map(({ name, title }) => (
          <RadioCard
            key={name}
            name="gateway"
            label={title}
            checked={gateway === name}
            onChange={() => setGateway(name)}
          />
        ))}
      </RadioGroup>
      <FormAlert error={error} isSlow={isSlow} fields={['amount']} />
      <SubmitButton
        isBusy={submission.isBusy || isLeaving}
        waitsUntil={waitsUntil}
        className="justify-self-start phone:justify-self-stretch"
      >
        پرداخت و شارژ
      </SubmitButton>
    </form>
  )
}
