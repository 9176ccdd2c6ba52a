'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { leaveShop } from '@/components/login/log-out'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { latePart } from '@/components/ui/late-part'
import { Skeleton } from '@/components/ui/skeleton'
import { devicesQuery } from '@/lib/api/account'
import { logOutDevice, logOutOthers } from '@/lib/api/account-changes'
import type { LoggedInDevice } from '@/lib/contract/accounts'
import { formatMoment } from '@/lib/persian/dates'
import { DeviceIcon } from './account-icons'
import { Asked } from './asked'
import { Panel } from './page-head'
import { useChange } from './use-change'

const AskFirst = latePart(() => import('./ask-first'))

export function Devices() {
  const query = useQuery(devicesQuery())
  const [asking, setAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const focusList = () => list.current?.focus()
  const others = useChange({
    act: logOutOthers,
    done: 'دستگاه‌های دیگر از حساب بیرون رفتند.',
    onDone: () => {
      focusList()
      setAsking(false)
    },
  })
  return (
    <Panel title="دستگاه‌هایی که وارد شده‌اند">
      <Asked query={query} skeleton={<Skeleton className="h-48" />}>
        {(devices) => (
          <>
            <ul
              ref={list}
              tabIndex={-1}
              aria-label="دستگاه‌ها"
              className="divide-y divide-line outline-none"
            >
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} onGone={focusList} />
              ))}
            </ul>
            {devices.length > 1 && (
              <Button
                variant="ghost"
                size="sm"
                className="mt-4 text-pomegranate-600"
                onClick={() => setAsking(true)}
              >
                خروج همهٔ دستگاه‌های دیگر
              </Button>
            )}
          </>
        )}
      </Asked>
      {asking && (
        <AskFirst
          open
          onOpenChange={setAsking}
          onLost={() => setAsking(false)}
          title="دستگاه‌های دیگر بیرون بروند؟"
          text="جز همین دستگاه، همه باید دوباره با کد یا رمز وارد شوند."
          action="خروج همه"
          busy={others.isPending}
          onConfirm={() => others.mutate()}
        />
      )}
    </Panel>
  )
}

type DeviceRowProps = { device: LoggedInDevice; onGone: () => void }

function DeviceRow({ device, onGone }: DeviceRowProps) {
  const { id, device: name, current, last_seen_at: seen } = device
  const [leaving, setLeaving] = useState(false)
  const close = useChange({
    act: () => logOutDevice(id),
    done: `«${name}» از حساب بیرون رفت.`,
    onDone: onGone,
  })
  function leave(): void {
    if (!current) return close.mutate()
    setLeaving(true)
    void leaveShop()
  }
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-ink-100 text-ink-700">
        <DeviceIcon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {current && <Badge tone="success">همین دستگاه</Badge>}
        </p>
        <p className="text-sm text-ink-500">
          آخرین بازدید: <time dateTime={seen}>{formatMoment(seen)}</time>
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        busy={leaving || close.isPending}
        aria-label={current ? 'خروج از همین دستگاه' : `خروج از ${name}`}
        onClick={leave}
      >
        خروج
      </Button>
    </li>
  )
}
