'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { PlusIcon } from '@/components/ui/icons'
import { settingsKeys } from '@/lib/client/desk/keys'
import { deskShippingQuery, regionsQuery, saveMethod } from '@/lib/client/desk/shop-settings'
import type { DeskShippingMethod } from '@/lib/contract/desk/shipping'
import { currencyName, formatNumber, toUnits } from '@/lib/persian/money'
import type { Province } from '../ui/city-picker'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { ArrowDownIcon, ArrowUpIcon } from '../ui/desk-icons'
import { useDeskRouter } from '../ui/desk-router'
import { DeskQuery, DeskState, RowsSkeleton } from '../ui/desk-states'
import { KeyHint } from '../ui/key-hint'
import { SettingsFrame } from '../ui/settings-frame'
import { NEW, NEW_METHOD, ShippingPanel } from './shipping-panel'
import { nameInCurrency } from '../ui/stored-draft'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useDrafts } from '../ui/use-drafts'

const group = 'روش‌های ارسال'

const money = (rials: number) => (rials === 0 ? 'رایگان' : formatNumber(toUnits(rials)))

function daysOf({ days_min: least, days_max: most, slots }: DeskShippingMethod): string {
  const days =
    most === 0
      ? 'همان روز'
      : least === 0
        ? `تا ${formatNumber(most)} روز کاری`
        : least === most
          ? `${formatNumber(least)} روز کاری`
          : `${formatNumber(least)} تا ${formatNumber(most)} روز کاری`
  return slots.length > 0 ? `${days}، ${formatNumber(slots.length)} بازه` : days
}

/** What it costs, and that some cities pay another price. */
function priceOf({ price, zones }: DeskShippingMethod): string {
  if (zones.length === 0) return money(price)
  const prices = [price, ...zones.map((zone) => zone.price)]
  return `${money(Math.min(...prices))} تا ${money(Math.max(...prices))}`
}

function zoneOf(method: DeskShippingMethod, provinces: readonly Province[]): string {
  if (method.everywhere) return 'همهٔ ایران'
  const names = provinces.flatMap(({ cities }) =>
    cities.filter(({ id }) => method.city_ids.includes(id)).map(({ name }) => name),
  )
  return names.length <= 2 ? names.join('، ') : `${formatNumber(names.length)} شهر`
}

export function ShippingView() {
  const shipping = useQuery(deskShippingQuery)
  const regions = useQuery(regionsQuery)
  const router = useDeskRouter()
  const pathname = usePathname()
  const drafts = useDrafts({ name: nameInCurrency('shipping'), like: NEW_METHOD })
  const [current, setCurrent] = useState(-1)
  const open = useSearchParams().get('open')
  const methods = shipping.data ?? []
  const provinces = regions.data ?? []
  const saved = methods.find(({ id }) => String(id) === open) ?? null
  const show = (key: string | number | null) =>
    router.replace(key === null ? pathname : `${pathname}?open=${key}`, { scroll: false })
  const changing = useDeskMutation({
    send: ({
      id,
      ...body
    }: {
      id: number
      version: number
      position?: number
      is_active?: boolean
    }) => saveMethod(id, body),
    invalidates: settingsKeys.shipping,
  })
  const move = (at: number, step: 1 | -1) => {
    const method = methods[at]
    const position = at + step
    if (!method || position < 0 || position >= methods.length || changing.isBusy) return
    setCurrent(position)
    changing.run({ id: method.id, version: method.version, position })
  }
  const go = (step: number) => setCurrent(Math.min(Math.max(current + step, 0), methods.length - 1))
  const add: DeskCommand = {
    ...{ id: 'add-method', title: 'روش تازه', group, keys: 'KeyC' },
    run: () => show(NEW),
  }
  const keyOnly = { group, isKeyOnly: true } as const
  const up: DeskCommand = {
    ...{ ...keyOnly, id: 'method-up', title: 'بالا بردن', keys: 'Alt+ArrowUp' },
    run: () => move(current, -1),
  }
  const down: DeskCommand = {
    ...{ ...keyOnly, id: 'method-down', title: 'پایین بردن', keys: 'Alt+ArrowDown' },
    run: () => move(current, 1),
  }
  const edit: DeskCommand = {
    ...{ ...keyOnly, id: 'open-method', title: 'ویرایش', keys: 'Enter' },
    run: () => {
      const method = methods[current]
      if (method) show(method.id)
    },
  }
  useCommands([
    add,
    edit,
    up,
    down,
    { ...keyOnly, id: 'next-method', title: 'روش بعد', keys: 'KeyJ', run: () => go(1) },
    { ...keyOnly, id: 'former-method', title: 'روش پیش', keys: 'KeyK', run: () => go(-1) },
  ])
  const isAllOff = methods.length > 0 && methods.every(({ is_active: isOn }) => !isOn)
  return (
    <SettingsFrame
      hints={[add, edit, up, down]}
      actions={
        <DeskButton variant="primary" onClick={add.run}>
          <PlusIcon size={16} />
          روش تازه
          <KeyHint keys="KeyC" />
        </DeskButton>
      }
      panel={
        (saved || open === NEW) &&
        shipping.data && (
          <ShippingPanel
            key={`${open} ${saved?.version}`}
            saved={saved}
            provinces={provinces}
            drafts={drafts}
            onClose={() => show(null)}
            onSaved={show}
          />
        )
      }
    >
      <div className="grid gap-3.5 p-5 phone:p-4">
        {isAllOff && (
          <p role="alert" className="bg-soon-bg text-soon-ink rounded-[10px] px-3.5 py-2.5">
            همهٔ روش‌ها خاموش است؛ تا یکی روشن نشود، کسی نمی‌تواند سفارش را تمام کند.
          </p>
        )}
        <section className="desk-card overflow-hidden" aria-label="روش‌های ارسال">
          <header>
            <h2 className="text-[14px] font-bold">روش‌های ارسال</h2>
            <span className="text-note">به همین ترتیب به خریدار نشان داده می‌شود</span>
          </header>
          <DeskQuery query={shipping} what="روش‌های ارسال" skeleton={<RowsSkeleton rows={4} />}>
            {() =>
              methods.length === 0 ? (
                <DeskState
                  title="هنوز روشی نیست"
                  text="تا دست‌کم یک روش نباشد، کسی نمی‌تواند سفارش را تمام کند. پیک، پست یا تحویل حضوری؛ بها و شهرهایش را شما می‌گویید."
                  action={
                    <DeskButton variant="primary" onClick={add.run}>
                      ساختن اولین روش
                    </DeskButton>
                  }
                />
              ) : (
                <div className="overflow-x-auto">
                  <table
                    className="desk-table [&_td:first-child]:whitespace-normal [&_td]:px-2 [&_th]:px-2"
                    aria-label="روش‌های ارسال"
                  >
                    <thead className="phone:sr-only">
                      <tr>
                        <th scope="col">روش</th>
                        <th scope="col">کجا</th>
                        <th scope="col">بها ({currencyName()})</th>
                        <th scope="col">رایگان از</th>
                        <th scope="col">زمان</th>
                        <th scope="col">روشن</th>
                        <th scope="col">
                          <span className="sr-only">ترتیب</span>
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {methods.map((method, at) => {
                        const { id, title, version, is_active: isActive } = method
                        const isOpen = open === String(id)
                        return (
                          <tr
                            key={id}
                            onClick={() => setCurrent(at)}
                            className={cn(
                              'phone:grid phone:grid-cols-[1fr_auto] phone:items-center phone:border-b phone:border-line phone:px-3.5 phone:py-2 phone:last:border-b-0 [&>td]:phone:!h-auto [&>td]:phone:border-0 [&>td]:phone:!p-0',
                              isOpen && 'bg-selected',
                              at === current && !isOpen && 'bg-hover',
                              at === current &&
                                '[&>td:first-child]:shadow-[inset_-3px_0_var(--desk-acting)]',
                              !isActive && 'text-note',
                            )}
                          >
                            <td className="phone:!h-8 phone:w-full phone:ps-4">
                              <span className="flex flex-wrap items-center gap-x-2">
                                <button
                                  type="button"
                                  onClick={() => show(id)}
                                  className="min-h-8 font-semibold underline-offset-4 hover:underline"
                                >
                                  {title}
                                </button>
                                {drafts.has(String(id)) && (
                                  <span className="desk-tag bg-soon-bg text-soon-ink">
                                    ذخیره‌نشده
                                  </span>
                                )}
                                {!method.delivers && <span className="desk-tag">حضوری</span>}
                              </span>
                            </td>
                            <td className="phone:hidden">{zoneOf(method, provinces)}</td>
                            <td className="phone:hidden">{priceOf(method)}</td>
                            <td className="phone:hidden">
                              {method.free_from === null ? '—' : money(method.free_from)}
                            </td>
                            <td className="phone:col-start-1 phone:row-start-2 phone:whitespace-normal">
                              <span className="text-note desk:hidden">
                                {zoneOf(method, provinces)} · {priceOf(method)} ·{' '}
                              </span>
                              {daysOf(method)}
                            </td>
                            <td className="phone:col-start-2 phone:row-start-1 phone:justify-self-end">
                              <input
                                type="checkbox"
                                role="switch"
                                className="desk-switch"
                                aria-label={`${title} روشن`}
                                checked={isActive}
                                disabled={changing.isBusy}
                                onChange={() => changing.run({ id, version, is_active: !isActive })}
                              />
                            </td>
                            <td className="text-end phone:col-start-2 phone:row-start-2">
                              <MoveButton
                                label={`بالا بردن ${title}`}
                                isDisabled={at === 0 || changing.isBusy}
                                onClick={() => move(at, -1)}
                                icon={<ArrowUpIcon size={16} />}
                              />
                              <MoveButton
                                label={`پایین بردن ${title}`}
                                isDisabled={at === methods.length - 1 || changing.isBusy}
                                onClick={() => move(at, 1)}
                                icon={<ArrowDownIcon size={16} />}
                              />
                            </td>
                          </tr>
                        )
                      })}
                    </tbody>
                  </table>
                </div>
              )
            }
          </DeskQuery>
        </section>
      </div>
    </SettingsFrame>
  )
}

type MoveButtonProps = {
  label: string
  isDisabled: boolean
  onClick: () => void
  icon: React.ReactNode
}

function MoveButton({ label, isDisabled, onClick, icon }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className="text-note hover:bg-hover inline-grid size-7 place-items-center rounded-md align-middle disabled:opacity-30 phone:size-11"
    >
      {icon}
    </button>
  )
}
