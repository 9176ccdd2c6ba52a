'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskOrderCountsQuery, deskOrdersQuery } from '@/lib/client/desk/orders'
import { DESK_ORDER_SORTS, type ListedDeskOrder } from '@/lib/contract/desk/orders'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { useCan } from './desk-member'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { DeskTable } from './desk-table'
import { KeyHint } from './key-hint'
import { OrderCard, orderColumns } from './order-rows'
import { ORDER_TAB_LIST, STATUS_TITLES } from './order-words'
import { useAdvance } from './use-advance'

/** «پیش بردن به …» where all go to one step, «پیش بردن» where they part. */
function advanceTitle(orders: readonly ListedDeskOrder[]): string {
  const targets = [...new Set(orders.flatMap(({ next }) => next ?? []))]
  const [only] = targets
  return targets.length === 1 && only ? `پیش بردن به «${STATUS_TITLES[only]}»` : 'پیش بردن'
}

export function OrdersView() {
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const canAdvance = useCan('orders.advance')
  const field = useRef<HTMLInputElement>(null)
  const [now] = useState(() => Date.now())
  const tab = ORDER_TAB_LIST.find(({ id }) => id === search.get('tab')) ?? ORDER_TAB_LIST[0]
  const q = search.get('q') ?? ''
  const page = Number(search.get('page') ?? 1) || 1
  const sort = DESK_ORDER_SORTS.find((one) => one === search.get('sort')) ?? 'due'

  const setSearch = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    router.replace(next.size > 0 ? `${pathname}?${next}` : pathname, { scroll: false })
  }
  const counts = useQuery(deskOrderCountsQuery)
  const orders = useQuery(
    deskOrdersQuery({ stats: (tab?.statuses ?? []).join(','), q, sort, page: String(page) }),
  )
  const { run, isBusy } = useAdvance()
  const columns = useMemo(() => orderColumns(now, canAdvance, run), [now, canAdvance, run])
  const find: DeskCommand = {
    id: 'find-order',
    title: 'جستجوی سفارش',
    group: 'سفارش‌ها',
    keys: 'Slash',
    run: () => field.current?.focus(),
  }
  const hints = [find]
  useCommands(hints)

  const countOf = (statuses: readonly (keyof NonNullable<typeof counts.data>)[]) =>
    statuses.reduce((sum, status) => sum + (counts.data?.[status] ?? 0), 0)
  return (
    <DeskPage
      title="سفارش‌ها"
      needs="orders.read"
      isFlush
      hints={hints}
      tabs={
        <nav
          aria-label="وضعیت سفارش‌ها"
          className="flex h-[42px] shrink-0 items-stretch gap-0.5 overflow-x-auto border-b border-line px-3.5 phone:h-[46px]"
        >
          {ORDER_TAB_LIST.map((one) => {
            const isCurrent = one === tab
            return (
              <Link
                key={one.id}
                href={`${pathname}?tab=${one.id}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'flex items-center gap-1.5 whitespace-nowrap border-b-2 px-2 font-medium',
                  isCurrent
                    ? 'border-acting font-semibold text-ink-900'
                    : 'text-note border-transparent',
                )}
              >
                {one.title}{' '}
                <span className="text-[12px]">
                  {counts.data && formatNumber(countOf(one.statuses))}
                </span>
              </Link>
            )
          })}
        </nav>
      }
      tools={
        <>
          <form
            role="search"
            className="w-64 shrink-0"
            onSubmit={(event) => {
              event.preventDefault()
              setSearch({ q: field.current?.value ?? '' })
            }}
          >
            <input
              key={q}
              ref={field}
              type="search"
              className="desk-field"
              aria-label="کد، نام یا موبایل"
              placeholder="کد، نام یا موبایل"
              defaultValue={q}
            />
          </form>
          <select
            className="desk-field w-44 shrink-0"
            aria-label="ترتیب"
            value={sort}
            onChange={(event) => setSearch({ sort: event.target.value })}
          >
            <option value="due">نزدیک‌ترین مهلت</option>
            <option value="newest">تازه‌ترین</option>
            <option value="oldest">قدیمی‌ترین</option>
            <option value="dearest">بیشترین مبلغ</option>
          </select>
          {q && (
            <DeskButton variant="plain" onClick={() => setSearch({ q: '' })}>
              پاک کردن جستجو
            </DeskButton>
          )}
        </>
      }
    >
      <DeskQuery query={orders} what="فهرست سفارش‌ها">
        {(listed) =>
          listed.orders.length === 0 ? (
            <DeskState
              title={q ? 'با این جستجو سفارشی نیست' : `در «${tab?.title}» سفارشی نیست`}
              text={q ? <MixedText>{`جستجو: ${q}`}</MixedText> : 'سفارش‌های تازه این‌جا می‌آیند.'}
              action={
                q && <DeskButton onClick={() => setSearch({ q: '' })}>برداشتن جستجو</DeskButton>
              }
            />
          ) : (
            <>
              <DeskTable
                label="سفارش‌ها"
                rows={listed.orders}
                columns={columns}
                getId={({ id }) => id}
                getName={({ code }) => `سفارش ${code}`}
                getHref={({ id }) => deskPaths.order(id)}
                sorting={{
                  by: sort,
                  isDescending: sort === 'dearest',
                  onSort: (by) => setSearch({ sort: by }),
                }}
                card={(order) => (
                  <OrderCard order={order} now={now} run={canAdvance ? run : null} />
                )}
                {...(canAdvance && {
                  bulk: (chosen: ListedDeskOrder[], clear: () => void) => (
                    <BulkAdvance
                      orders={chosen}
                      isBusy={isBusy}
                      onAdvance={(movable) => {
                        run(movable)
                        clear()
                      }}
                    />
                  ),
                })}
              />
              {listed.total > 1 && (
                <nav
                  aria-label="صفحه‌ها"
                  className="flex shrink-0 items-center justify-center gap-3 border-t border-line p-2"
                >
                  <DeskButton
                    disabled={page <= 1}
                    onClick={() => setSearch({ page: String(page - 1) })}
                  >
                    پیشین
                  </DeskButton>
                  <span className="text-note">
                    صفحهٔ {persianDigits(page)} از {persianDigits(listed.total)}
                  </span>
                  <DeskButton
                    disabled={page >= listed.total}
                    onClick={() => setSearch({ page: String(page + 1) })}
                  >
                    بعدی
                  </DeskButton>
                </nav>
              )}
            </>
          )
        }
      </DeskQuery>
    </DeskPage>
  )
}

type BulkAdvanceProps = {
  orders: ListedDeskOrder[]
  isBusy: boolean
  onAdvance: (orders: ListedDeskOrder[]) => void
}

function BulkAdvance({ orders, isBusy, onAdvance }: BulkAdvanceProps) {
  const movable = orders.filter(({ next, type }) => next !== null && type === 'sales')
  useCommands([
    {
      id: 'advance-chosen',
      title: advanceTitle(movable),
      group: 'سفارش‌ها',
      keys: 'KeyE',
      run: () => movable.length > 0 && onAdvance(movable),
    },
  ])
  if (movable.length === 0) return <span className="text-note px-2">هیچ‌کدام گام بعدی ندارند</span>
  return (
    <DeskButton variant="primary" isBusy={isBusy} onClick={() => onAdvance(movable)}>
      {advanceTitle(movable)}
      <KeyHint keys="KeyE" />
    </DeskButton>
  )
}
