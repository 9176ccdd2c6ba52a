'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { profileQuery } from '@/lib/client/queries/account'
import { gatewaysQuery } from '@/lib/client/queries/payments'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { CASH_ON_DELIVERY } from '@/lib/domain/payment-methods'
import { calculateWalletShare } from '@/lib/domain/pricing'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import { formatAmount, currencyName } from '@/lib/persian/money'

export const WALLET = 'wallet'

export type PaymentChoice = { gateway: string | null; usesWallet: boolean }

type PaymentTerms = { due: number; balance: number; gateways: readonly { name: string }[] }

/** What was chosen, unless the sum no longer allows it: a coupon may make the wallet enough, or too little. */
function resolveChoice(
  // Taken apart: whoever hands in a larger object gets back these two alone.
  { gateway, usesWallet }: PaymentChoice,
  { due, balance, gateways }: PaymentTerms,
): PaymentChoice {
  const isWalletEnough = balance >= due
  const isOffered = gateway === WALLET || gateways.some(({ name }) => name === gateway)
  const isValid =
    isOffered && (gateway === WALLET ? isWalletEnough : !(isWalletEnough && usesWallet))
  if (gateway !== null && isValid) return { gateway, usesWallet: usesWallet && balance > 0 }
  if (isWalletEnough) return { gateway: WALLET, usesWallet: false }
  const first = gateways.find(({ name }) => name !== CASH_ON_DELIVERY)
  return first ? { gateway: first.name, usesWallet: false } : { gateway, usesWallet }
}

type PaymentOptionsInput = {
  due: number
  choice: PaymentChoice
  isEnabled: boolean
  /** Where it goes to. */
  destination?: { state: string; city: string } | undefined
}

/** The ways to pay a sum, and the one that stands: the shopper's own, else the first that suffices. */
export function usePaymentOptions(input: PaymentOptionsInput) {
  const { due, choice, isEnabled, destination } = input
  const gateways = useQuery({
    ...gatewaysQuery(destination),
    enabled: isEnabled,
    select: (listed) =>
      listed.filter(({ max_amount: most }) => most === undefined || most === null || due <= most),
  })
  const profile = useQuery(profileQuery())
  const balance = profile.data?.wallet_balance ?? 0
  const isPending = gateways.isPending || profile.isPending
  const terms = { due, balance, gateways: gateways.data ?? [] }
  return {
    ...{ due, gateways, profile, balance, isPending },
    choice: isPending ? choice : resolveChoice(choice, terms),
  }
}

export type PaymentOptions = ReturnType<typeof usePaymentOptions>

const gatewayHints: Record<string, string> = {
  [CASH_ON_DELIVERY]: 'هنگام تحویل، با کارت یا نقد',
  'test-bank': 'درگاه نمایشی: پولی جابه‌جا نمی‌شود.',
}

/** What the paying button says, and where the money would go back to. */
export function describePayment({ due, balance, gateways, choice }: PaymentOptions) {
  const { gateway, usesWallet } = choice
  const share = usesWallet && gateway !== WALLET ? calculateWalletShare(balance, due) : 0
  const title = gateways.data?.find(({ name }) => name === gateway)?.title
  const source = gateway === WALLET ? 'کیف پول' : title && `درگاه ${title}`
  const sum = `${formatAmount(due - share)} ${currencyName()}`
  return {
    share,
    label:
      due <= 0 || gateway === CASH_ON_DELIVERY
        ? 'ثبت سفارش'
        : `پرداخت ${sum}${source ? ` از ${source}` : ''}`,
    note: [
      share > 0 &&
        `${formatAmount(share)} ${currencyName()} هم از کیف پول برداشته می‌شود و اگر پرداخت در بانک ناتمام بماند، به آن برمی‌گردد.`,
      gateway === CASH_ON_DELIVERY && `${sum} را هنگام تحویل می‌پردازید.`,
      due > 0 &&
        gateway !== CASH_ON_DELIVERY &&
        `اگر سفارش پیش از بسته‌بندی لغو شود، همهٔ مبلغ به کیف پول شما برمی‌گردد${gateway === WALLET ? '' : `؛ ${WALLET_CREDIT}`}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

type PaymentMethodFieldProps = {
  payment: PaymentOptions
  onChoose: (choice: PaymentChoice) => void
}

export function PaymentMethodField({ payment, onChoose }: PaymentMethodFieldProps) {
  const { due, gateways, profile, balance, isPending, choice } = payment
  const { gateway, usesWallet } = choice
  const isWalletEnough = balance >= due
  const walletShare = calculateWalletShare(balance, due)

  if (isPending) return <Skeleton className="h-40" />
  if (due <= 0) return <p className="text-md text-ink-700">چیزی برای پرداخت نمانده است.</p>
  if (gateways.isError && !isWalletEnough) {
    return (
      <ErrorState
        title="روش‌های پرداخت نیامد"
        text={getErrorMessage(gateways.error)}
        isBusy={gateways.isFetching}
        onRetry={() => void gateways.refetch()}
        className="!py-4"
      />
    )
  }
  return (
    <div className="grid gap-3">
      {walletShare > 0 && !isWalletEnough && gateway !== WALLET && gateway !== CASH_ON_DELIVERY && (
        <div className="rounded-card border-[1.5px] border-line bg-paper p-4 has-[:checked]:border-brand-600">
          <Switch
            label="بخشی از کیف پول"
            hint={`موجودی ${formatAmount(balance)} ${currencyName()}`}
            checked={usesWallet}
            disabled={gateway === null}
            onChange={(event) => onChoose({ gateway, usesWallet: event.target.checked })}
          />
          {usesWallet && <PaymentSplit share={walletShare} rest={due - walletShare} />}
        </div>
      )}
      <RadioGroup
        legend={usesWallet ? 'باقی‌مانده را از کجا بپردازیم؟' : 'روش پرداخت'}
        hideLegend={!usesWallet}
        listClassName="grid gap-3"
      >
        {isWalletEnough && (
          <RadioCard
            name="gateway"
            label="کیف پول"
            description={
              <>
                موجودی <bdi className="font-bold">{formatAmount(balance)}</bdi> {currencyName()}،
                بدون رفتن به بانک
              </>
            }
            checked={gateway === WALLET}
            onChange={() => onChoose({ gateway: WALLET, usesWallet: false })}
          />
        )}
        {gateways.data?.map(({ name, title }) => (
          <RadioCard
            key={name}
            name="gateway"
            label={title}
            description={gatewayHints[name] ?? 'پرداخت با همهٔ کارت‌های بانکی'}
            checked={gateway === name}
            onChange={() =>
              onChoose({ gateway: name, usesWallet: usesWallet && name !== CASH_ON_DELIVERY })
            }
          />
        ))}
      </RadioGroup>
      {profile.isError && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-500">
          موجودی کیف پول شما نیامد.
          <Button
            variant="link"
            size="sm"
            className="!px-0"
            isBusy={profile.isFetching}
            onClick={() => void profile.refetch()}
          >
            تلاش دوباره
          </Button>
        </p>
      )}
      {gateways.data?.length === 0 && !isWalletEnough && (
        <p role="alert" className="text-md text-pomegranate-600">
          این فروشگاه هنوز درگاه پرداختی ندارد.
        </p>
      )}
    </div>
  )
}

/** The bar only draws what the two sums under it say. */
function PaymentSplit({ share, rest }: { share: number; rest: number }) {
  return (
    <div className="mt-3 text-sm">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        <span
          className="bg-saffron-400 outline outline-1 -outline-offset-1 outline-transparent"
          style={{ width: `${(share / (share + rest)) * 100}%` }}
        />
        <span className="flex-1 bg-brand-600 outline outline-1 -outline-offset-1 outline-transparent" />
      </div>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <SplitSum source="کیف پول" rials={share} />
        <SplitSum source="درگاه بانکی" rials={rest} />
      </dl>
    </div>
  )
}

function SplitSum({ source, rials }: { source: string; rials: number }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-500">{source}</dt>
      <dd className="font-bold">
        <bdi>{formatAmount(rials)}</bdi> <span className="font-normal">{currencyName()}</span>
      </dd>
    </div>
  )
}
