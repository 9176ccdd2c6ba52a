'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { TrashIcon } from '@/components/ui/page-icons'
import { MixedText } from '@/components/ui/mixed-text'
import { holidaysQuery, saveHoliday } from '@/lib/client/desk/content'
import { contentKeys } from '@/lib/client/desk/keys'
import type { NamedHoliday } from '@/lib/domain/working-days'
import { formatDate, formatWeekdayName } from '@/lib/persian/dates'
import { addDays } from '@/lib/persian/days'
import { persianDigits } from '@/lib/persian/digits'
import { DayInput } from '../ui/day-input'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { DeskQuery } from '../ui/desk-states'
import { SettingsCard, SettingsFrame } from '../ui/settings-frame'
import { useDeskMutation } from '../ui/use-desk-mutation'

/** At noon of Tehran, so that the day is that day wherever it is read. */
const noonOf = (day: string) => `${day}T08:30:00Z`
const writeDay = (day: string) => `${formatWeekdayName(noonOf(day))} ${formatDate(noonOf(day))}`

type HolidaySpan = { day: string; until: string; name: string }

/** Days in a row that are kept for the same are one. */
function joinHolidays(holidays: readonly NamedHoliday[]): HolidaySpan[] {
  const spans: HolidaySpan[] = []
  for (const { day, name } of holidays) {
    const last = spans.at(-1)
    if (last && last.name === name && addDays(last.until, 1) === day) last.until = day
    else spans.push({ day, until: day, name })
  }
  return spans
}

const writeSpan = ({ day, until }: HolidaySpan) =>
  day === until ? writeDay(day) : `${writeDay(day)} تا ${writeDay(until)}`

const NEW_HOLIDAY = { day: '', until: '', name: '' }

export function HolidaysView() {
  const holidays = useQuery(holidaysQuery)
  const [typed, setTyped] = useState(NEW_HOLIDAY)
  useUnsavedFormGuard(Object.values(typed).some((text) => text.trim() !== ''))
  const adding = useDeskMutation({
    send: ({ day, until, name }: HolidaySpan) =>
      saveHoliday({ day, name, ...(until.trim() !== '' && { until }) }),
    invalidates: contentKeys.holidays,
    done: 'در زمان رسیدن سفارش‌ها به شمار آمد.',
    onDone: () => setTyped(NEW_HOLIDAY),
  })
  const removing = useDeskMutation({
    send: ({ day, until }: HolidaySpan) => saveHoliday({ day, until, rests: false }),
    invalidates: contentKeys.holidays,
    done: 'دیگر تعطیل نیست.',
  })
  return (
    <SettingsFrame>
      <div className="grid items-start gap-3.5 p-5 lg:grid-cols-2 phone:p-4">
        <form
          noValidate
          aria-label="تعطیلی تازه"
          className="min-w-0"
          onSubmit={(event) => {
            event.preventDefault()
            if (!adding.isBusy) adding.run(typed)
          }}
        >
          <SettingsCard
            title="تعطیلی تازه"
            note="روزی که نه آماده می‌کنید و نه می‌فرستید؛ زمان رسیدن سفارش‌ها از آن می‌گذرد."
          >
            <DeskField
              label="نام"
              isOptional
              error={adding.fieldError('name')}
              hint="مانند عید فطر یا انبارگردانی"
            >
              {(control) => (
                <input
                  {...control}
                  className="desk-field"
                  maxLength={60}
                  value={typed.name}
                  onChange={({ target }) => setTyped({ ...typed, name: target.value })}
                />
              )}
            </DeskField>
            <div className="grid gap-3.5 sm:grid-cols-2">
              <DeskField label="روز" error={adding.fieldError('day')} hint="مانند ۱۴۰۵/۱۰/۱۳">
                {(control) => (
                  <DayInput
                    {...control}
                    what="روز تعطیل"
                    value={typed.day}
                    onChange={(day) => setTyped({ ...typed, day })}
                  />
                )}
              </DeskField>
              <DeskField
                label="تا روز"
                isOptional
                error={adding.fieldError('until')}
                hint="برای چند روز پشت سر هم"
              >
                {(control) => (
                  <DayInput
                    {...control}
                    what="آخرین روز تعطیل"
                    value={typed.until}
                    onChange={(until) => setTyped({ ...typed, until })}
                  />
                )}
              </DeskField>
            </div>
            <DeskButton
              type="submit"
              variant="primary"
              className="justify-self-end"
              isBusy={adding.isBusy}
            >
              افزودن
            </DeskButton>
            <p className="text-note border-hair border-t pt-3 text-[12px]">
              تعطیلی‌های قمری، مانند عید فطر و عاشورا، هر سال روز دیگری دارند و نزدیک آن اعلام می‌شوند؛
              این‌ها و روزهای خود فروشگاه را بنویسید.
            </p>
          </SettingsCard>
        </form>
        <DeskQuery query={holidays} what="تعطیلی‌ها">
          {({ holidays: own, solar }) => (
            <div className="grid min-w-0 gap-3.5">
              <HolidayCard title="تعطیلی‌های پیش رو" days={own.length}>
                {own.length === 0 && (
                  <p className="text-note p-3.5">جز تعطیلی‌های همیشگی روزی نوشته نشده است.</p>
                )}
                <ul aria-label="تعطیلی‌های پیش رو">
                  {joinHolidays(own).map((one) => (
                    <HolidayRow key={one.day} span={one}>
                      <DeskButton
                        variant="plain"
                        aria-label={`برداشتن تعطیلی ${writeSpan(one)}`}
                        isBusy={removing.isBusy}
                        onClick={() => removing.run(one)}
                      >
                        <TrashIcon size={14} />
                      </DeskButton>
                    </HolidayRow>
                  ))}
                </ul>
              </HolidayCard>
              <HolidayCard title="خودشان به شمار می‌آیند" days={solar.length}>
                <p className="text-note border-hair border-b p-3.5 text-[12px]">
                  تعطیلی‌های رسمی شمسیِ یک سال آینده؛ افزودن نمی‌خواهند. جمعه روز کاری شمرده نمی‌شود،
                  ولی روشی که بازهٔ تحویل دارد، جمعه هم می‌رساند.
                </p>
                <ul aria-label="تعطیلی‌های شمسی">
                  {joinHolidays(solar).map((one) => (
                    <HolidayRow key={one.day} span={one} />
                  ))}
                </ul>
              </HolidayCard>
            </div>
          )}
        </DeskQuery>
      </div>
    </SettingsFrame>
  )
}

type HolidayCardProps = { title: string; days: number; children: ReactNode }

function HolidayCard({ title, days, children }: HolidayCardProps) {
  return (
    <section className="desk-card" aria-label={title}>
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        <span className="text-note ms-auto text-[12px]">{persianDigits(days)} روز</span>
      </header>
      {children}
    </section>
  )
}

function HolidayRow({ span, children }: { span: HolidaySpan; children?: ReactNode }) {
  return (
    <li className="border-hair flex min-h-11 items-center gap-2 border-b px-3.5 last:border-0">
      <span className="grid grow gap-0.5 py-1.5">
        {span.name !== '' && (
          <b className="font-semibold">
            <MixedText>{span.name}</MixedText>
          </b>
        )}
        <span className={span.name === '' ? undefined : 'text-note text-[12px]'}>
          {writeSpan(span)}
        </span>
      </span>
      {children}
    </li>
  )
}
