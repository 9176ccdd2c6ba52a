'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { setUpQuery } from '@/lib/client/desk/shop-settings'
import type { SetUp } from '@/lib/contract/desk/set-up'
import { isLocalUrl } from '@/lib/domain/local-url'
import { DeskQuery, RowsSkeleton } from './desk-states'
import { ServiceHealth } from './service-health'
import { SettingsFrame } from './settings-frame'

/** Secrets are the server's alone: this page says what it was started with and what to write there. */
export function ServerSettingsView() {
  const setUp = useQuery(setUpQuery)
  return (
    <SettingsFrame>
      <div className="grid gap-3.5 p-5 phone:p-4">
        <DeskQuery query={setUp} what="تنظیمات سرور" skeleton={<RowsSkeleton rows={4} />}>
          {({ server }) => <ServerState {...server} />}
        </DeskQuery>
        <ServiceHealth />
      </div>
    </SettingsFrame>
  )
}

function ServerState({ gateways, site_url: siteUrl }: SetUp['server']) {
  const hasGateway = gateways.length > 0
  const hasDomain = !isLocalUrl(siteUrl)
  return (
    <>
      <Card
        title="درگاه پرداخت"
        isDone={hasGateway}
        state={hasGateway ? gateways.join('، ') : 'هیچ درگاهی وصل نیست'}
      >
        {!hasGateway && (
          <Steps
            intro="کد پذیرنده را از زرین‌پال یا زیبال بگیرید و یکی از این دو را در پروندهٔ تنظیمات سرور بنویسید:"
            lines={['ZARINPAL_MERCHANT=…', 'ZIBAL_MERCHANT=…']}
          />
        )}
      </Card>
      <Card title="دامنه" isDone={hasDomain} state={<bdi dir="ltr">{siteUrl}</bdi>}>
        {!hasDomain && (
          <Steps
            intro="نشانی فروشگاه، همان که خریدار در مرورگر می‌نویسد:"
            lines={['SITE_URL=https://shop.example']}
          />
        )}
      </Card>
    </>
  )
}

type CardProps = { title: string; isDone: boolean; state: ReactNode; children: ReactNode }

function Card({ title, isDone, state, children }: CardProps) {
  return (
    <section className="desk-card" aria-label={title}>
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        <span className={cn('desk-tag ms-auto', !isDone && 'bg-soon-bg text-soon-ink')}>
          {isDone ? 'آماده' : 'مانده'}
        </span>
      </header>
      <div className="grid gap-2 p-3.5">
        <p className="font-semibold">{state}</p>
        {children}
      </div>
    </section>
  )
}

function Steps({ intro, lines }: { intro: string; lines: readonly string[] }) {
  return (
    <>
      <p className="text-note">{intro}</p>
      <pre
        dir="ltr"
        className="bg-sunk border-hair overflow-x-auto rounded-lg border px-3 py-2 text-start text-[12px]"
      >
        {lines.join('\n')}
      </pre>
      <p className="text-note">سپس فروشگاه را یک بار از نو راه بیندازید.</p>
    </>
  )
}
