'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery } from '@/lib/client/queries/account'
import { gatewaysQuery } from '@/lib/client/queries/payments'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { walletShare } from '@/lib/domain/pricing'
import { formatToman, TOMAN } from '@/lib/persian/money'

const WALLET = 'wallet'

type PaymentMethodFieldProps = {
  /** What is to be paid. */
  due: number
  gateway: string | null
  useWallet: boolean
  onChoose: (choice: { gateway: string; useWallet: boolean }) => void
}

const gatewayHints: Record<string, string> = {
  'test-bank': 'درگاه نمایشی: پولی جابه‌جا نمی‌شود.',
}

/** The wallet where it is enough, else a part of it; and the gateways the shop has. */
export function PaymentMethodField({ due, gateway, useWallet, onChoose }: PaymentMethodFieldProps) {
  const gateways = useQuery(gatewaysQuery())
  const profile = useQuery(profileQuery())
  const balance = profile.data?.wallet_balance ?? 0
  const enough = balance >= due
  const first = gateways.data?.[0]?.name
  // A coupon given or taken away may change what the wallet is enough for.
  const fits = gateway !== null && (gateway === WALLET ? enough : !(enough && useWallet))
  useEffect(() => {
    if (fits || gateways.isPending || profile.isPending) return
    if (enough) onChoose({ gateway: WALLET, useWallet: false })
    else if (first) onChoose({ gateway: first, useWallet: false })
  }, [fits, gateways.isPending, profile.isPending, enough, first, onChoose])

  if (gateways.isPending || profile.isPending) return <Skeleton className="h-40" />
  if (due <= 0) return <p className="text-md text-ink-700">چیزی برای پرداخت نمانده است.</p>
  if (gateways.isError && !enough) {
    return (
      <ErrorState
        title="راه‌های پرداخت نیامد"
        text={getErrorMessage(gateways.error)}
        busy={gateways.isFetching}
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
            description={enough ? 'همین حالا و بدون رفتن به بانک' : 'برای همهٔ مبلغ کافی نیست'}
            disabled={!enough}
            checked={gateway === WALLET}
            onChange={() => onChoose({ gateway: WALLET, useWallet: false })}
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
            onChange={() => onChoose({ gateway: name, useWallet })}
          />
        ))}
      </RadioGroup>
      {walletShare(balance, due) > 0 && !enough && gateway !== WALLET && (
        <Checkbox
          label={`${formatToman(walletShare(balance, due))} ${TOMAN} از کیف پول برداشته شود و بقیه از درگاه`}
          checked={useWallet}
          disabled={gateway === null}
          onChange={(event) =>
            onChoose({ gateway: gateway ?? '', useWallet: event.target.checked })
          }
        />
      )}
      {profile.isError && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-500">
          موجودی کیف پول شما نیامد.
          <Button
            variant="link"
            size="sm"
            className="!px-0"
            busy={profile.isFetching}
            onClick={() => void profile.refetch()}
          >
            تلاش دوباره
          </Button>
        </p>
      )}
      {gateways.data?.length === 0 && !enough && (
        <p role="alert" className="text-md text-pomegranate-600">
          این فروشگاه هنوز درگاه پرداختی ندارد.
        </p>
      )}
    </div>
  )
}
