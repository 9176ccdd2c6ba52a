'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { cn } from '@/components/ui/cn'
import { gatewaySettingsQuery, setUpQuery } from '@/lib/client/desk/shop-settings'
import { isLocalUrl } from '@/lib/domain/local-url'
import { DeskPanel } from '../ui/desk-panel'
import { useDeskRouter } from '../ui/desk-router'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { GatewayForm } from './gateway-form'
import { GatewayList } from './gateway-list'
import { ServiceHealth } from './service-health'
import { SettingsFrame } from '../ui/settings-frame'

/** The services of others that the shop takes money and tells people by, and the address that it has. */
export function ServerSettingsView() {
  const setUp = useQuery(setUpQuery)
  const settings = useQuery(gatewaySettingsQuery)
  const router = useDeskRouter()
  const pathname = usePathname()
  const openName = useSearchParams().get('open')
  const show = (name: string | null) =>
    router.replace(name === null ? pathname : `${pathname}?open=${name}`, { scroll: false })
  const open = settings.data?.gateways.find(
    ({ name, set_by: setBy }) => name === openName && setBy !== 'server',
  )
  return (
    <SettingsFrame
      panel={
        settings.data &&
        open && (
          <DeskPanel title={`درگاه ${open.title}`} onClose={() => show(null)}>
            <GatewayForm
              key={open.name}
              gateway={open}
              version={settings.data.version}
              onSaved={() => show(null)}
            />
          </DeskPanel>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 p-5 phone:p-4">
        <DeskQuery query={settings} what="درگاه‌ها" skeleton={<RowsSkeleton rows={3} />}>
          {(read) => <GatewayList settings={read} openName={open?.name ?? null} onOpen={show} />}
        </DeskQuery>
        <ServiceHealth />
        <DeskQuery query={setUp} what="دامنه" skeleton={<RowsSkeleton rows={2} />}>
          {({ server }) => <DomainCard siteUrl={server.site_url} />}
        </DeskQuery>
      </div>
    </SettingsFrame>
  )
}

/** The address that pages, gateways and search engines are given is the server's alone. */
function DomainCard({ siteUrl }: { siteUrl: string }) {
  const isDone = !isLocalUrl(siteUrl)
  return (
    <section className="desk-card" aria-label="دامنه">
      <header>
        <h2 className="text-[14px] font-bold">دامنه</h2>
        <span className={cn('desk-tag ms-auto', !isDone && 'bg-soon-bg text-soon-ink')}>
          {isDone ? 'آماده' : 'مانده'}
        </span>
      </header>
      <div className="grid gap-2 p-3.5">
        <p className="font-semibold">
          <bdi dir="ltr">{siteUrl}</bdi>
        </p>
        {!isDone && (
          <>
            <p className="text-note">
              نشانی فروشگاه، همان که خریدار در مرورگر می‌نویسد، در پروندهٔ تنظیمات سرور گذاشته می‌شود:
            </p>
            <pre
              dir="ltr"
              className="bg-sunk border-hair overflow-x-auto rounded-lg border px-3 py-2 text-start text-[12px]"
            >
              SITE_URL=https://shop.example
            </pre>
            <p className="text-note">سپس فروشگاه را یک بار از نو راه بیندازید.</p>
          </>
        )}
      </div>
    </section>
  )
}
