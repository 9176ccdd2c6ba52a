'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { deskMessagesQuery } from '@/lib/client/desk/inbox'
import { deskOrdersQuery } from '@/lib/client/desk/orders'
import { setUpQuery } from '@/lib/client/desk/shop-settings'
import { staffTicketsQuery } from '@/lib/client/desk/tickets'
import { recentSalesQuery, workTodayQuery } from '@/lib/client/desk/today'
import type { WorkToday } from '@/lib/contract/desk/today'
import { OPEN_RETURNS, UNDER_WAY } from '@/lib/contract/orders/order-status'
import { notify } from '@/components/ui/notify'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { formatWeekday } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { CARDS_SCREEN, PHONE_SCREEN } from '@/styles/breakpoints'
import { BulkOrders } from '../orders/bulk-orders'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { useCan } from '../ui/desk-member'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, DeskState, RowsSkeleton } from '../ui/desk-states'
import { DeskTable } from '../ui/desk-table'
import { listWork, type Work, WorkCard, workColumns } from './first-work'
import { useHeldMovesState, useShownOrders, useTakeBackKeys } from '../ui/held-moves-provider'
import { HOLD_MS } from '../ui/held-moves'
import { useListAddress } from '../ui/list-tools'
import { NewArrivals } from '../orders/new-arrivals'
import { BestSellersCard, RecentFunnelCard } from './recent-goods'
import { KeyHint } from '../ui/key-hint'
import { RecentSalesCard } from '../reports/recent-sales'
import { SetUpList } from '../settings/set-up-list'
import { ProgressStar } from '../ui/status-star'
import { TABLE_HINTS } from '../ui/table-hints'
import { TodayActions } from './today-actions'
import { useLater } from '../ui/use-later'
import { useAdvanceOrders } from '../orders/use-parcel-question'
import { countWork } from '../ui/work-count'
import { WorkQueues } from './work-queues'

const WAITING = [...UNDER_WAY, ...OPEN_RETURNS].join(',')
const STAR_POINTS = 8
const WORK_HEIGHT = 46
/** On a phone, where the page scrolls and what stands under the list should be within reach. */
const FIRST_WORKS = 8
const HINTS = [
  ...TABLE_HINTS,
  { id: 'later', title: 'یک ساعت بعد', keys: 'KeyH', group: 'امروز', run: () => {} },
]
const LATER = { id: 'later', title: 'یک ساعت بعد', group: 'امروز', keys: 'KeyH' }

/** How much waits, how much of it is late, and how far the day has come. */
function DayHead({ work: { queues, done }, isMine }: { work: WorkToday; isMine: boolean }) {
  const { waiting, late, dueToday, lowGoods } = countWork(queues, { isMine })
  const share = done + dueToday === 0 ? 0 : done / (done + dueToday)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ProgressStar filled={Math.floor(share * STAR_POINTS)} size={40} />
      <div>
        <h2 className="text-[16px] font-bold">
          {waiting === 0 ? 'کاری در صف نیست' : `${formatNumber(waiting)} کار پیش روست`}
          {late > 0 && <span className="text-late-ink">، {formatNumber(late)} تا دیر شده</span>}
        </h2>
        <p className="text-note text-[12px]">
          {done === 0 ? 'امروز هنوز کاری ثبت نشده است' : `امروز ${formatNumber(done)} کار انجام شد`}
          {lowGoods > 0 && ` · ${formatNumber(lowGoods)} کالا رو به پایان است`}
        </p>
      </div>
    </div>
  )
}

/** Of what is chosen; its key is that of the current row otherwise. */
function LaterButton({ isLater, onLater }: { isLater: boolean; onLater: () => void }) {
  useCommands([{ ...LATER, id: 'later-chosen', title: 'انتخاب‌شده‌ها بعداً', run: onLater }])
  return (
    <DeskButton variant="plain" onClick={onLater}>
      {isLater ? 'همین حالا' : 'بعداً'}
      <KeyHint keys="KeyH" />
    </DeskButton>
  )
}

/** `Z` takes back what was done last: a step that is still held, or what was put off. */
function useUndoLater({ changedAt, undo }: ReturnType<typeof useLater>) {
  const { held } = useHeldMovesState()
  const isLast = changedAt !== null && (held === null || held.until - HOLD_MS < changedAt)
  const command = { title: 'برگرداندن «بعداً»', group: 'امروز' }
  const run = () => {
    undo()
    void notify.info('برگشت؛ کار سر نوبت خودش است.')
  }
  const commands: DeskCommand[] = [
    { ...command, id: 'undo-later', keys: 'KeyZ', run },
    { ...command, id: 'undo-later-mod', keys: 'Mod+KeyZ', isKeyOnly: true, run },
  ]
  useCommands(isLast ? commands : [])
}

function sayPutOff(works: readonly Work[], isLater: boolean): void {
  const what = works.length === 1 ? 'این کار' : `${formatNumber(works.length)} کار`
  const where = isLater ? 'تا یک ساعت ته فهرست می‌ماند' : 'سر نوبت خودش برگشت'
  void notify.info(isolateLatin(`${what} ${where}؛ کلید Z آن را برمی‌گرداند.`))
}

/** What waits, the nearest deadline first, with the one button that moves it. */
export function TodayView() {
  const canSeeOrders = useCan('orders.read')
  const canAdvance = useCan('orders.advance')
  const canAnswer = useCan('inbox.answer')
  const canSeeSales = useCan('reports.read')
  const canSetUp = useCan('settings.write')
  const [now] = useState(() => Date.now())
  const address = useListAddress()
  const isMine = address.get('assignee') === 'me'
  const mine = isMine ? { assignee: 'me' as const } : {}
  const today = useQuery(workTodayQuery(mine))
  const waiting = useQuery({
    ...deskOrdersQuery({ stats: WAITING, sort: 'due', ...mine }),
    enabled: canSeeOrders,
  })
  // Tickets are handed to nobody.
  const tickets = useQuery({
    ...staffTicketsQuery({ status: 'open' }),
    enabled: canAnswer && !isMine,
  })
  const messages = useQuery({
    ...deskMessagesQuery({ state: 'open' }),
    enabled: canAnswer && !isMine,
  })
  const sales = useQuery({ ...recentSalesQuery, enabled: canSeeSales })
  const setUp = useQuery({ ...setUpQuery, enabled: canSetUp })
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const [showsAll, setShowsAll] = useState(false)
  const [isSetUpOpen, setIsSetUpOpen] = useState<boolean | null>(null)
  const shownOrders = useShownOrders(waiting.data?.orders)
  const { run, question } = useAdvanceOrders()
  const later = useLater()
  useTakeBackKeys(canAdvance)
  useUndoLater(later)
  const act = canAdvance ? run : null
  const columns = useMemo(() => workColumns(now, act), [now, act])
  const missing = setUp.data?.steps.filter((step) => !step.is_done) ?? []
  const hasWork = (waiting.data?.orders.length ?? 0) > 0
  const isSettingUp = isSetUpOpen ?? !hasWork
  if (setUp.data && missing.length > 0 && isSettingUp && !waiting.isLoading) {
    return (
      <DeskPage
        title="امروز"
        lead={<span className="desk-tag bg-soon-bg text-soon-ink">هنوز آمادهٔ فروش نیست</span>}
        actions={<DeskButton onClick={() => setIsSetUpOpen(false)}>بعداً</DeskButton>}
      >
        <SetUpList steps={setUp.data.steps} />
      </DeskPage>
    )
  }
  const openSetUp = missing.length > 0 && (
    <DeskButton onClick={() => setIsSetUpOpen(true)}>
      راه‌اندازی: {formatNumber(missing.length)} گام مانده
    </DeskButton>
  )
  const putOff = (works: readonly Work[]) => {
    later.toggle(works)
    sayPutOff(works, !works.every(later.isLater))
  }
  const workOf = ({ queues }: WorkToday) => {
    const all = listWork({
      orders: shownOrders,
      tickets: isMine ? [] : (tickets.data?.tickets ?? []),
      messages: isMine ? [] : (messages.data?.messages ?? []),
      queues: isMine ? [] : queues,
    }).map((work) => ({ ...work, isLater: later.isLater(work) }))
    return later.putLast(all).map((work, at) => ({ ...work, isFirst: at === 0 }))
  }
  const first = (work: WorkToday) => {
    const rows = workOf(work)
    if (waiting.isLoading || tickets.isLoading || messages.isLoading)
      return <RowsSkeleton rowHeight={WORK_HEIGHT} />
    if (rows.length === 0) {
      return (
        <DeskState
          title={isMine ? 'کاری به شما سپرده نشده است' : 'هیچ کاری منتظر شما نیست'}
          text="سفارش یا تیکت تازه که برسد، این‌جا می‌آید."
        />
      )
    }
    const more = isPhone ? Math.max(rows.length - FIRST_WORKS, 0) : 0
    return (
      <>
        <DeskTable
          label="کارها به ترتیب مهلت"
          rowHeight={WORK_HEIGHT}
          isInPage={isPhone}
          rows={more > 0 && !showsAll ? rows.slice(0, FIRST_WORKS) : rows}
          columns={columns}
          getId={({ id }) => id}
          getName={({ code, who }) => code || who}
          getHref={({ href }) => href}
          cardScreen={CARDS_SCREEN}
          card={(one) => <WorkCard work={one} now={now} run={act} />}
          rowCommands={[{ ...LATER, run: (one) => putOff([one]) }]}
          bulk={(chosen: Work[], clear) => (
            <>
              {canAdvance && (
                <BulkOrders
                  orders={chosen.flatMap(({ order }) => order ?? [])}
                  onAdvance={(movable) => run(movable, clear)}
                />
              )}
              <LaterButton
                isLater={chosen.every(later.isLater)}
                onLater={() => {
                  putOff(chosen)
                  clear()
                }}
              />
            </>
          )}
        />
        {more > 0 && (
          <DeskButton
            variant="plain"
            className="text-acting-ink m-1.5"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? `تنها ${formatNumber(FIRST_WORKS)} کار اول`
              : `${formatNumber(more)} کار دیگر`}
          </DeskButton>
        )}
      </>
    )
  }
  return (
    <DeskPage
      title="امروز"
      lead={formatWeekday(new Date(now))}
      actions={
        <>
          {openSetUp}
          <TodayActions />
        </>
      }
      hints={HINTS}
      isFlush
    >
      <div className="flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto bg-ground p-5 phone:p-4">
        <DeskQuery query={today} what="کارهای امروز">
          {(work) =>
            work.queues.length === 0 ? (
              <DeskState
                title="کارهای شما در فهرست بخش‌هاست"
                text="نقش شما هیچ‌یک از صف‌های امروز را ندارد."
              />
            ) : (
              <>
                <div className="flex shrink-0 flex-wrap items-center gap-3">
                  <DayHead work={work} isMine={isMine} />
                  {canSeeOrders && (
                    <DeskButton
                      className="ms-auto"
                      aria-pressed={isMine}
                      onClick={() => address.set({ assignee: isMine ? '' : 'me' })}
                    >
                      فقط کارهای من
                    </DeskButton>
                  )}
                </div>
                <WorkQueues queues={work.queues} now={now} />
                <div className="grid min-h-[420px] flex-1 shrink-0 grid-cols-1 gap-3.5 lg:shrink lg:grid-cols-[minmax(0,1fr)_360px] phone:flex-none [@media(min-width:90rem)]:grid-cols-[minmax(0,1fr)_392px]">
                  <section
                    aria-labelledby="first-work"
                    className="desk-card flex min-h-[420px] min-w-0 flex-col overflow-hidden phone:min-h-[auto] phone:overflow-clip"
                  >
                    <header>
                      <h2 id="first-work" className="text-[14px] font-bold">
                        اول این‌ها
                      </h2>
                      <span className="text-note">
                        به ترتیب مهلت
                        {waiting.data && waiting.data.count > waiting.data.orders.length && (
                          <>
                            ، {formatNumber(waiting.data.orders.length)} سفارش اول از{' '}
                            {formatNumber(waiting.data.count)}
                          </>
                        )}
                      </span>
                    </header>
                    {(tickets.isError || messages.isError) && (
                      <p role="alert" className="bg-soon-bg text-soon-ink px-3.5 py-2">
                        {tickets.isError ? 'تیکت‌ها' : 'پیام‌های تماس'} نیامد؛ آنچه می‌بینید بی آن‌هاست.
                      </p>
                    )}
                    {canSeeOrders && !isMine && (
                      <NewArrivals
                        readAt={waiting.isPlaceholderData ? 0 : waiting.dataUpdatedAt}
                        onShow={() => void waiting.refetch()}
                      />
                    )}
                    {canSeeOrders ? (
                      <DeskQuery
                        query={waiting}
                        what="صف کارها"
                        skeleton={<RowsSkeleton rowHeight={WORK_HEIGHT} />}
                      >
                        {() => first(work)}
                      </DeskQuery>
                    ) : (
                      first(work)
                    )}
                  </section>
                  {canSeeSales && (
                    <div className="lg:fades-down min-w-0 lg:overflow-y-auto" tabIndex={-1}>
                      <DeskQuery
                        query={sales}
                        what="فروش ۳۰ روز"
                        skeleton={<RowsSkeleton rows={6} className="desk-card" />}
                      >
                        {(recent) => (
                          <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
                            <RecentSalesCard days={recent.days} former={recent.former} />
                            <RecentFunnelCard funnel={recent.funnel} />
                            <BestSellersCard best={recent.best} />
                          </div>
                        )}
                      </DeskQuery>
                    </div>
                  )}
                </div>
              </>
            )
          }
        </DeskQuery>
      </div>
      {question}
    </DeskPage>
  )
}
