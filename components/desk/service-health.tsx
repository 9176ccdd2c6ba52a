'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { servicesQuery, tryService } from '@/lib/client/desk/shop-settings'
import type { GatewayHealth, Services } from '@/lib/contract/desk/services'
import { formatDateTime } from '@/lib/persian/dates'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { DeskQuery, RowsSkeleton } from './desk-states'
import { useDeskMutation } from './use-desk-mutation'

/** How the services of others do: the gateways by their payments, the rest by asking. */
export function ServiceHealth() {
  const services = useQuery(servicesQuery)
  return (
    <section className="desk-card" aria-label="سلامت سرویس‌ها">
      <header>
        <h2 className="text-[14px] font-bold">سلامت سرویس‌ها</h2>
      </header>
      <DeskQuery query={services} what="سلامت سرویس‌ها" skeleton={<RowsSkeleton rows={3} />}>
        {({ gateways, sms, has_email: hasEmail }) => (
          <ul>
            {gateways.map((gateway) => (
              <ServiceRow
                key={gateway.name}
                name={gateway.name}
                title={gateway.title}
                state={<GatewayState gateway={gateway} />}
              />
            ))}
            <ServiceRow title="پیامک" state={<SmsState sms={sms} />} />
            {hasEmail && <ServiceRow name="email" title="ایمیل" state="سرور ایمیل تنظیم شده است" />}
          </ul>
        )}
      </DeskQuery>
    </section>
  )
}

function GatewayState({ gateway }: { gateway: GatewayHealth }) {
  const { last_paid_at: paidAt, last_failed_at: failedAt, paid, failed } = gateway
  return (
    <>
      {formatNumber(paid)} پرداخت و {formatNumber(failed)} ناموفق در یک روز
      {paidAt && `، آخرین پرداخت ${formatDateTime(paidAt)}`}
      {failedAt && `، آخرین ناموفق ${formatDateTime(failedAt)}`}
    </>
  )
}

function SmsState({ sms: { driver, credit, is_away: isAway } }: Pick<Services, 'sms'>) {
  if (driver === 'console') return 'نمایشی؛ چیزی فرستاده نمی‌شود'
  if (isAway) return 'سامانهٔ پیامک پاسخ نداد'
  const left =
    credit === null
      ? 'نامعلوم'
      : driver === 'kavenegar'
        ? `${formatAmount(credit)} ${currencyName()}`
        : `${formatNumber(credit)} پیامک`
  return (
    <>
      اعتبار: {left}.{' '}
      <Link href={deskPaths.sentMessages} className="underline underline-offset-4">
        پیام‌های رفته
      </Link>
    </>
  )
}

type ServiceRowProps = {
  /** Of what can be service. */
  name?: string
  title: string
  state: ReactNode
}

function ServiceRow({ name, title, state }: ServiceRowProps) {
  const checking = useDeskMutation({
    send: (service: string) => tryService(service),
    done: ({ is_well: isWell, ms, error }) =>
      isWell ? `${title} در ${formatNumber(ms)} هزارم ثانیه پاسخ داد.` : `${title}: ${error}`,
  })
  return (
    <li className="border-hair flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3.5 py-2.5 last:border-0">
      <b className="w-24 font-semibold">{title}</b>
      <span className="text-note min-w-0 grow">{state}</span>
      {name && (
        <DeskButton isBusy={checking.isBusy} onClick={() => checking.run(name)}>
          آزمودن
        </DeskButton>
      )}
    </li>
  )
}
