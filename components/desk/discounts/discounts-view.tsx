'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { discountsQuery } from '@/lib/client/desk/discounts'
import type { DeskFestival } from '@/lib/contract/desk/discounts'
import { searchKey } from '@/lib/persian/text'
import { DAY_MS } from '@/lib/persian/durations'
import { newCouponDraft } from './coupon-draft'
import { CouponPanel } from './coupon-panel'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery } from '../ui/desk-states'
import { CouponTable, FestivalTable } from './discount-tables'
import { FestivalCalendar } from './festival-calendar'
import { festivalDraftOf, FestivalPanel, NEW_FESTIVAL, type FestivalDraft } from './festival-panel'
import { KeyHint } from '../ui/key-hint'
import { CALENDAR_HINTS, TABLE_HINTS } from '../ui/table-hints'
import { DeskSearch, DeskTabs, useListAddress } from '../ui/list-tools'
import { nameInCurrency } from '../ui/stored-draft'
import { useDrafts } from '../ui/use-drafts'

const NEW = 'new'
const group = 'تخفیف و جشنواره'
const TABS = { calendar: 'تقویم', festivals: 'جشنواره‌ها', coupons: 'کدهای تخفیف' }
const TAB_IDS = ['calendar', 'festivals', 'coupons'] as const

const shiftMoment = (iso: string | null, days: number) =>
  iso === null ? null : new Date(Date.parse(iso) + days * DAY_MS).toISOString()

/** One that would end before it begins stays as it is. */
export function shiftFestival<Draft extends FestivalDraft>(
  draft: Draft,
  days: { start: number; end: number },
): Draft {
  const startsAt = shiftMoment(draft.starts_at, days.start)
  const endsAt = shiftMoment(draft.ends_at, days.end)
  const isEmpty = startsAt !== null && endsAt !== null && startsAt >= endsAt
  return isEmpty ? draft : { ...draft, starts_at: startsAt, ends_at: endsAt }
}

const withTimesOf = (saved: DeskFestival, draft: FestivalDraft): DeskFestival => ({
  ...saved,
  starts_at: draft.starts_at ?? saved.starts_at,
  ends_at: draft.ends_at ?? saved.ends_at,
})

export function DiscountsView() {
  const address = useListAddress()
  const field = useRef<HTMLInputElement>(null)
  const discounts = useQuery(discountsQuery)
  const [now] = useState(() => Date.now())
  const festivalDrafts = useDrafts({ name: 'festival', like: NEW_FESTIVAL })
  const draftOf = (saved: DeskFestival): FestivalDraft =>
    festivalDrafts.read(String(saved.id)) ?? festivalDraftOf(saved)
  const couponDrafts = useDrafts({ name: nameInCurrency('coupon'), like: newCouponDraft(now) })
  const tab = TAB_IDS.find((id) => id === address.get('tab')) ?? 'calendar'
  const show = (changes: { festival?: string; coupon?: string }) =>
    address.set({ festival: '', coupon: '', ...changes })
  const close = () => show({})
  const add: DeskCommand = {
    ...{ id: 'add-festival', title: 'جشنوارهٔ تازه', group, keys: 'KeyC' },
    run: () => show({ festival: NEW }),
  }
  const addCode: DeskCommand = {
    ...{ id: 'add-coupon', title: 'کد تازه', group, keys: 'KeyN' },
    run: () => show({ coupon: NEW }),
  }
  const find: DeskCommand = {
    ...{ id: 'find-coupon', title: 'جستجوی کد', group, keys: 'Slash' },
    run: () => field.current?.focus(),
  }
  useCommands(tab === 'coupons' ? [add, addCode, find] : [add, addCode])
  const words = searchKey(address.get('q'))
  const festivalId = address.get('festival')
  const couponId = address.get('coupon')
  return (
    <DeskPage
      title="تخفیف و جشنواره"
      needs="discounts.write"
      isFlush
      hints={
        tab === 'calendar'
          ? [add, addCode, ...CALENDAR_HINTS]
          : [...TABLE_HINTS, ...(tab === 'coupons' ? [find] : []), add, addCode]
      }
      tools={
        tab === 'coupons' && (
          <DeskSearch
            label="کد یا نام تخفیف"
            value={address.get('q')}
            fieldRef={field}
            onSearch={(q) => address.set({ q })}
          />
        )
      }
      actions={
        <>
          <DeskButton onClick={addCode.run}>
            کد تازه
            <KeyHint keys="KeyN" />
          </DeskButton>
          <DeskButton variant="primary" onClick={add.run}>
            <PlusIcon size={16} />
            جشنوارهٔ تازه
            <KeyHint keys="KeyC" />
          </DeskButton>
        </>
      }
      tabs={
        <DeskTabs
          label="نماهای تخفیف"
          current={tab}
          tabs={TAB_IDS.map((id) => ({
            ...{ id, title: TABS[id], href: address.tabHref(id) },
            count:
              id === 'calendar'
                ? undefined
                : (id === 'festivals' ? discounts.data?.festivals : discounts.data?.coupons)
                    ?.length,
          }))}
        />
      }
    >
      <DeskQuery query={discounts} what="تخفیف‌ها">
        {({ festivals, coupons, holidays }) => {
          const festival = festivals.find(({ id }) => String(id) === festivalId)
          const coupon = coupons.find(({ id }) => String(id) === couponId)
          return (
            <div className="flex min-h-0 flex-1">
              <div className="flex min-w-0 flex-1 flex-col">
                {tab === 'calendar' && (
                  <FestivalCalendar
                    festivals={festivals.map((one) => withTimesOf(one, draftOf(one)))}
                    holidays={holidays}
                    currentId={festival?.id ?? null}
                    onOpen={(id) => show({ festival: String(id) })}
                    isMoved={(id) => festivalDrafts.has(String(id))}
                    onMove={({ id }, days) => {
                      const saved = festivals.find((one) => one.id === id)
                      if (!saved) return
                      const draft = shiftFestival(draftOf(saved), days)
                      festivalDrafts.write(String(id), draft, festivalDraftOf(saved), saved.version)
                    }}
                  />
                )}
                {tab === 'festivals' && (
                  <FestivalTable
                    festivals={festivals}
                    now={now}
                    onOpen={(id) => show({ festival: String(id) })}
                  />
                )}
                {tab === 'coupons' && (
                  <CouponTable
                    coupons={coupons.filter(({ code, title }) =>
                      searchKey(`${code} ${title}`).includes(words),
                    )}
                    isSearched={words !== ''}
                    now={now}
                    onOpen={(id) => show({ coupon: String(id) })}
                  />
                )}
              </div>
              {(festival ?? (festivalId === NEW ? null : undefined)) !== undefined && (
                <FestivalPanel
                  key={festivalId}
                  saved={festival ?? null}
                  drafts={festivalDrafts}
                  onClose={close}
                  onSaved={(id) => show({ festival: String(id) })}
                />
              )}
              {(coupon ?? (couponId === NEW ? null : undefined)) !== undefined && (
                <CouponPanel
                  key={couponId}
                  saved={coupon ?? null}
                  codes={coupons.map(({ code }) => code)}
                  drafts={couponDrafts}
                  onClose={close}
                  onSaved={(id) => show({ coupon: String(id) })}
                />
              )}
            </div>
          )
        }}
      </DeskQuery>
    </DeskPage>
  )
}
