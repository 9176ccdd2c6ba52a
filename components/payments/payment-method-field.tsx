'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery } from '@/lib/client/queries/account'
import { gatewaysQuery } from '@/lib/client/queries/payments'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { calculateWalletShare } from '@/lib/domain/pricing'
import { formatToman, TOMAN } from '@/lib/persian/money'

const WALLET = 'wallet'

export type PaymentChoice = { gateway: string | null; usesWallet: boolean }

type PaymentTerms = { due: number; balance: number; gateways: readonly { name: string }[] }

/** What was chosen, unless the sum no longer allows it: a coupon may make the wallet enough, or too little. */
function resolveChoice(choice: PaymentChoice, { due, balance, gateways }: PaymentTerms) {
  const isWalletEnough = balance >= due
  const { gateway, usesWallet } = choice
  const isValid = gateway === WALLET ? isWalletEnough : !(isWalletEnough && usesWallet)
  if (gateway !== null && isValid) return choice
  if (isWalletEnough) return { gateway: WALLET, usesWallet: false }
  const [first] = gateways
  return first ? { gateway: first.name, usesWallet: false } : choice
}

type PaymentOptionsInput = { due: number; choice: PaymentChoice; isEnabled: boolean }

/** The ways to pay a sum, and the one that stands: the shopper's own, else the first that suffices. */
export function usePaymentOptions({ due, choice, isEnabled }: PaymentOptionsInput) {
  const gateways = useQuery({ ...gatewaysQuery(), enabled: isEnabled })
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
  'test-bank': 'درگاه نمایشی: پولی جابه‌جا نمی‌شود.',
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
        title="راه‌های پرداخت نیامد"
        text={getErrorMessage(gateways.error)}
        isBusy={gateways.isFetching}
        onRetry={() => void gateways.refetch()}
        className="!py-4"
      />
    )
  }
  return (
    <div className="grid gap-3">
      <RadioGroup legend="راه پرداخت" hideLegend listClassName="grid gap-3">
        {balance > 0 && (
          <RadioCard
            name="gateway"
            label="کیف پول"
            description={
              isWalletEnough ? 'همین حالا و بدون رفتن به بانک' : 'برای همهٔ مبلغ کافی نیست'
            }
            disabled={!isWalletEnough}
            checked={gateway === WALLET}
            onChange={() => onChoose({ gateway: WALLET, usesWallet: false })}
            end={
              <>
                <bdi className="font-bold">{formatToman(balance)}</bdi> {TOMAN}
              </>
            }
          />
        )}
        {gateways.data?.map(({ name, title }) => (
          <RadioCard
            key={name}
            name="gateway"
            label={title}
            description={gatewayHints[name] ?? 'پرداخت با همهٔ کارت‌های بانکی'}
            checked={gateway === name}
            onChange={() => onChoose({ gateway: name, usesWallet })}
          />
        ))}
      </RadioGroup>
      {walletShare > 0 && !isWalletEnough && gateway !== WALLET && (
        <Checkbox
          label={`${formatToman(walletShare)} ${TOMAN} از کیف پول برداشته شود و بقیه از درگاه`}
          checked={usesWallet}
          disabled={gateway === null}
          onChange={(event) => onChoose({ gateway, usesWallet: event.target.checked })}
        />
      )}
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
