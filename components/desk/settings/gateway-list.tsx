'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { serviceKeys } from '@/lib/client/desk/keys'
import { saveGateways, servicesQuery } from '@/lib/client/desk/shop-settings'
import type { GatewaySettings, SetGateway } from '@/lib/contract/desk/gateways'
import type { GatewayHealth } from '@/lib/contract/desk/services'
import { isGatewayName, type GatewayName } from '@/lib/domain/payment-methods'
import { formatDateTime } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { ClashNotice } from '../ui/clash-notice'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { ArrowDownIcon, ArrowUpIcon } from '../ui/desk-icons'
import { GatewayStrip } from './gateway-strip'
import { SecretMarks } from '../ui/secret-field'
import { ServiceCheck } from './service-health'
import { useDeskMutation } from '../ui/use-desk-mutation'

const keyOnly = { group: 'درگاه‌ها', isKeyOnly: true } as const

/** Moved by `alt ↑ ↓` or by the buttons of a row. */
function useGatewayOrder({ gateways, version }: GatewaySettings) {
  const [current, setCurrent] = useState(-1)
  const names = gateways.map(({ name }) => name).filter(isGatewayName)
  const saving = useDeskMutation({
    send: (order: GatewayName[]) => saveGateways({ version, order }),
    invalidates: serviceKeys.all,
  })
  const move = (at: number, by: 1 | -1) => {
    const moved = names[at]
    if (moved === undefined || names[at + by] === undefined || saving.isBusy) return
    setCurrent(at + by)
    saving.run(names.toSpliced(at, 1).toSpliced(at + by, 0, moved))
  }
  const go = (by: number) => setCurrent(Math.min(Math.max(current + by, 0), gateways.length - 1))
  const commands: DeskCommand[] = [
    {
      ...{ ...keyOnly, id: 'gateway-up', title: 'بالا بردن', keys: 'Alt+ArrowUp' },
      run: () => move(current, -1),
    },
    {
      ...{ ...keyOnly, id: 'gateway-down', title: 'پایین بردن', keys: 'Alt+ArrowDown' },
      run: () => move(current, 1),
    },
    { ...keyOnly, id: 'next-gateway', title: 'درگاه بعد', keys: 'KeyJ', run: () => go(1) },
    { ...keyOnly, id: 'former-gateway', title: 'درگاه پیش', keys: 'KeyK', run: () => go(-1) },
  ]
  useCommands(commands)
  return { current, setCurrent, move, last: names.length - 1, saving }
}

type GatewayListProps = {
  settings: GatewaySettings
  openName: string | null
  onOpen: (name: string) => void
}

/** The gateways in the order that a shopper is shown them in. */
export function GatewayList({ settings, openName, onOpen }: GatewayListProps) {
  const { gateways, version } = settings
  const services = useQuery(servicesQuery)
  const { current, setCurrent, move, last, saving } = useGatewayOrder(settings)
  const queryClient = useQueryClient()
  const isNoneOpen = gateways.every(({ is_on: isOn, set_by: by }) => !isOn || by === 'nobody')
  return (
    <section className="desk-card" aria-label="درگاه پرداخت">
      <header>
        <h2 className="text-[14px] font-bold">درگاه پرداخت</h2>
        <span className="text-note">به همین ترتیب به خریدار نشان داده می‌شود</span>
      </header>
      {isNoneOpen && (
        <p role="status" className="bg-soon-bg text-soon-ink mx-3.5 mt-3 rounded-[10px] px-3 py-2">
          هیچ درگاهی روشن نیست؛ تا آن وقت تنها با کیف پول می‌شود پرداخت.
        </p>
      )}
      <ClashNotice
        clash={saving.clash}
        isTyped={false}
        onShowLatest={() => {
          saving.reset()
          void queryClient.invalidateQueries({ queryKey: serviceKeys.all })
        }}
      />
      <ol>
        {gateways.map((gateway, at) => (
          <li
            key={gateway.name}
            onPointerDown={() => setCurrent(at)}
            onFocus={() => setCurrent(at)}
            className={cn(
              'border-hair grid gap-2 border-b px-3.5 py-3 last:border-0',
              gateway.name === openName && 'bg-selected',
              at === current && 'shadow-[inset_-3px_0_var(--desk-acting)]',
            )}
          >
            <GatewayRow
              gateway={gateway}
              version={version}
              health={services.data?.gateways.find(({ name }) => name === gateway.name)}
              isWanted={isNoneOpen && openName === null}
              isOpen={gateway.name === openName}
              onOpen={() => onOpen(gateway.name)}
              onUp={at === 0 || at > last ? undefined : () => move(at, -1)}
              onDown={at >= last ? undefined : () => move(at, 1)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

type GatewayRowProps = {
  gateway: SetGateway
  version: number
  health: GatewayHealth | undefined
  /** There is none yet that takes money. */
  isWanted: boolean
  isOpen: boolean
  onOpen: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function GatewayRow(props: GatewayRowProps) {
  const { gateway, version, health, isWanted, isOpen, onOpen, onUp, onDown } = props
  const { name, title, set_by: setBy, is_on: isOn } = gateway
  const isOwn = isGatewayName(name)
  const isTaking = isOn && setBy !== 'nobody' && gateway.is_readable
  const switching = useDeskMutation({
    send: saveGateways,
    invalidates: serviceKeys.all,
    done: isOn ? `«${title}» خاموش شد.` : `«${title}» روشن شد.`,
  })
  const queryClient = useQueryClient()
  return (
    <>
      <ClashNotice
        clash={switching.clash}
        isTyped={false}
        onShowLatest={() => {
          switching.reset()
          void queryClient.invalidateQueries({ queryKey: serviceKeys.all })
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          aria-hidden="true"
          className={cn(
            'grid size-9 shrink-0 place-items-center rounded-lg text-[12px] font-bold',
            isTaking ? 'bg-selected text-ink-900' : 'bg-sunk text-note',
          )}
        >
          {title.slice(0, 2)}
        </span>
        <div className="min-w-40 flex-1">
          <p className="flex flex-wrap items-center gap-1.5">
            <b className="font-semibold">{title}</b>
            <GatewayTags gateway={gateway} />
          </p>
          <p className="text-note">
            <GatewayFacts gateway={gateway} />
          </p>
        </div>
        {isOwn && setBy !== 'server' && (
          <DeskButton
            variant={isWanted && setBy === 'nobody' ? 'primary' : 'outline'}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            {setBy === 'nobody' ? 'وصل کردن' : 'ویرایش'}
            <span className="sr-only"> {title}</span>
          </DeskButton>
        )}
        {isOwn && (
          <span className="flex phone:ms-auto">
            <DeskButton
              variant="plain"
              className="!px-1.5 phone:min-w-11"
              aria-label={`بالا بردن ${title}`}
              disabled={onUp === undefined}
              onClick={onUp}
            >
              <ArrowUpIcon size={14} />
            </DeskButton>
            <DeskButton
              variant="plain"
              className="!px-1.5 phone:min-w-11"
              aria-label={`پایین بردن ${title}`}
              disabled={onDown === undefined}
              onClick={onDown}
            >
              <ArrowDownIcon size={14} />
            </DeskButton>
          </span>
        )}
        {isOwn && setBy === 'desk' && (
          <input
            type="checkbox"
            role="switch"
            className="desk-switch"
            aria-label={`${title} روشن باشد`}
            checked={isOn}
            aria-busy={switching.isBusy}
            onChange={() => {
              if (switching.isBusy) return
              const is_sandbox = gateway.is_sandbox
              switching.run({ version, gateway: { name, is_on: !isOn, is_sandbox } })
            }}
          />
        )}
      </div>
      {setBy !== 'nobody' && (
        <div className="grid gap-1 ps-12 pt-1 phone:ps-0">
          {health && <GatewayStrip days={health.days} />}
          <ServiceCheck
            name={name}
            title={title}
            state={health && <HealthText health={health} />}
          />
        </div>
      )}
    </>
  )
}

function GatewayTags({ gateway }: { gateway: SetGateway }) {
  const { set_by: setBy, is_on: isOn, is_sandbox: isSandbox, is_readable: isReadable } = gateway
  if (setBy === 'nobody') return <span className="desk-tag">وصل نیست</span>
  return (
    <>
      {!isOn && <span className="desk-tag">خاموش</span>}
      {isSandbox && <span className="desk-tag bg-soon-bg text-soon-ink">آزمایشی</span>}
      {!isReadable && <span className="desk-tag bg-late-bg text-late-ink">کد خوانده نشد</span>}
    </>
  )
}

function GatewayFacts({ gateway: { name, set_by: setBy, marks } }: { gateway: SetGateway }) {
  if (!isGatewayName(name)) return 'پول جابه‌جا نمی‌کند؛ تنها در فروشگاه نمایشی است.'
  if (setBy === 'nobody') return 'کد پذیرنده را از پنل درگاه بردارید و همین‌جا بنویسید.'
  return (
    <>
      {marks !== '' && (
        <>
          کد پذیرنده <SecretMarks marks={marks} />
        </>
      )}
      {setBy === 'server' && `${marks === '' ? '' : '، '}در تنظیمات سرور گذاشته شده است`}
    </>
  )
}

function HealthText({ health }: { health: GatewayHealth }) {
  const { last_paid_at: paidAt, last_failed_at: failedAt, paid, failed } = health
  return (
    <>
      {formatNumber(paid)} پرداخت و {formatNumber(failed)} ناموفق در یک روز
      {paidAt && `، آخرین پرداخت ${formatDateTime(paidAt)}`}
      {failedAt && `، آخرین ناموفق ${formatDateTime(failedAt)}`}
    </>
  )
}
