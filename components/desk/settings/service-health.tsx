'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { servicesQuery, tryService } from '@/lib/client/desk/shop-settings'
import type { Services } from '@/lib/contract/desk/services'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { useDeskMutation } from '../ui/use-desk-mutation'

/** How the services of others do, beside the gateways. */
export function ServiceHealth() {
  const services = useQuery(servicesQuery)
  return (
    <section className="desk-card" aria-label="سلامت سرویس‌ها">
      <header>
        <h2 className="text-[14px] font-bold">پیامک و ایمیل</h2>
      </header>
      <DeskQuery query={services} what="سلامت سرویس‌ها" skeleton={<RowsSkeleton rows={2} />}>
        {({ sms, has_email: hasEmail }) => (
          <ul>
            <ServiceRow title="پیامک" state={<SmsState sms={sms} />} />
            <ServiceRow
              {...(hasEmail && { name: 'email' })}
              title="ایمیل"
              state={
                hasEmail ? (
                  'سرور ایمیل تنظیم شده است'
                ) : (
                  <>
                    فرستاده نمی‌شود. مسئول سرور باید <bdi dir="ltr">SMTP_URL</bdi> و{' '}
                    <bdi dir="ltr">MAIL_FROM</bdi> را در پروندهٔ تنظیمات سرور بنویسد و فروشگاه را یک
                    بار از نو راه بیندازد.
                  </>
                )
              }
            />
          </ul>
        )}
      </DeskQuery>
    </section>
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
  /** Of what can be tried. */
  name?: string
  title: string
  state: ReactNode
}

function ServiceRow({ name, title, state }: ServiceRowProps) {
  return (
    <li className="border-hair grid gap-1 border-b px-3.5 py-2.5 last:border-0">
      <b className="font-semibold">{title}</b>
      {name ? (
        <ServiceCheck name={name} title={title} state={state} />
      ) : (
        <span className="text-note">{state}</span>
      )}
    </li>
  )
}

type ServiceCheckProps = { name: string; title: string; state: ReactNode }

/** How it did of late, and a button that asks it now; its answer stays until it is asked again. */
export function ServiceCheck({ name, title, state }: ServiceCheckProps) {
  const [outcome, setOutcome] = useState<{ isWell: boolean; text: string }>()
  const checking = useDeskMutation({
    send: (service: string) => tryService(service),
    onDone: ({ is_well: isWell, ms, error }) =>
      setOutcome({
        isWell,
        text: isWell ? `${title} در ${formatNumber(ms)} هزارم ثانیه پاسخ داد و آماده است.` : error,
      }),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-note min-w-0 grow">{state}</span>
      <DeskButton
        isBusy={checking.isBusy}
        onClick={() => {
          setOutcome(undefined)
          checking.run(name)
        }}
      >
        آزمایش<span className="sr-only"> {title}</span>
      </DeskButton>
      <p
        role="status"
        className={cn(
          'basis-full empty:hidden',
          outcome?.isWell ? 'text-done-ink' : 'text-late-ink',
        )}
      >
        {outcome?.text}
      </p>
    </div>
  )
}
