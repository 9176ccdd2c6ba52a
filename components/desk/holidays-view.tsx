'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { TrashIcon } from '@/components/ui/icons'
import { holidaysQuery, saveHoliday } from '@/lib/client/desk/content'
import { contentKeys } from '@/lib/client/desk/keys'
import { formatDate, formatWeekdayName } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { DayInput } from './day-input'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { DeskQuery } from './desk-states'
import { SettingsCard, SettingsFrame } from './settings-frame'
import { useDeskMutation } from './use-desk-mutation'

/** At noon of Tehran, so that the day is that day wherever it is read. */
const noonOf = (day: string) => `${day}T08:30:00Z`

export function HolidaysView() {
  const holidays = useQuery(holidaysQuery)
  const [day, setDay] = useState('')
  useUnsavedFormGuard(day.trim() !== '')
  const adding = useDeskMutation({
    send: (typed: string) => saveHoliday({ day: typed }),
    invalidates: contentKeys.holidays,
    done: 'در زمان رسیدن سفارش‌ها به شمار آمد.',
    onDone: () => setDay(''),
  })
  const removing = useDeskMutation({
    send: (rested: string) => saveHoliday({ day: rested, rests: false }),
    invalidates: contentKeys.holidays,
    done: 'این روز دیگر تعطیل نیست.',
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
            adding.run(day)
          }}
        >
          <SettingsCard
            title="تعطیلی تازه"
            note="روزی که نه آماده می‌کنید و نه می‌فرستید؛ زمان رسیدن سفارش‌ها از آن می‌گذرد."
          >
            <DeskField label="روز" error={adding.fieldError('day')} hint="مانند ۱۴۰۵/۱۰/۱۳">
              {(control) => (
                <DayInput {...control} what="روز تعطیل" value={day} onChange={setDay} />
              )}
            </DeskField>
            <DeskButton
              type="submit"
              variant="primary"
              className="justify-self-end"
              isBusy={adding.isBusy}
            >
              افزودن
            </DeskButton>
            <p className="text-note border-hair border-t pt-3 text-[12px]">
              جمعه‌ها و تعطیلی‌های شمسی خودشان به شمار می‌آیند؛ تعطیلی‌های قمری و روزهای خود فروشگاه را
              بنویسید.
            </p>
          </SettingsCard>
        </form>
        <DeskQuery query={holidays} what="تعطیلی‌ها">
          {(days) => (
            <section className="desk-card" aria-label="تعطیلی‌های نوشته‌شده">
              <header>
                <h2 className="text-[14px] font-bold">تعطیلی‌های پیش رو</h2>
                <span className="text-note ms-auto text-[12px]">
                  {persianDigits(days.length)} روز
                </span>
              </header>
              {days.length === 0 && (
                <p className="text-note p-3.5">جز تعطیلی‌های همیشگی روزی نوشته نشده است.</p>
              )}
              <ul aria-label="تعطیلی‌های پیش رو">
                {days.map((one) => (
                  <li
                    key={one}
                    className="border-hair flex min-h-11 items-center gap-2 border-b ps-3.5 last:border-0"
                  >
                    <span className="grow">
                      {formatWeekdayName(noonOf(one))} {formatDate(noonOf(one))}
                    </span>
                    <DeskButton
                      variant="plain"
                      aria-label={`برداشتن تعطیلی ${formatDate(noonOf(one))}`}
                      onClick={() => removing.run(one)}
                    >
                      <TrashIcon size={14} />
                    </DeskButton>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </DeskQuery>
      </div>
    </SettingsFrame>
  )
}
