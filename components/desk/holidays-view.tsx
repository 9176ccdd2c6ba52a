'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { TrashIcon } from '@/components/ui/icons'
import { contentKeys, holidaysQuery, saveHoliday } from '@/lib/client/desk/content'
import { formatDate, formatWeekdayName } from '@/lib/persian/dates'
import { DayInput } from './day-input'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { DeskQuery } from './desk-states'
import { SettingsFrame } from './settings-frame'
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
      <div className="grid max-w-[640px] gap-3.5 p-5 phone:p-4">
        <p className="text-note">
          جمعه‌ها و تعطیلی‌های شمسی خودشان به شمار می‌آیند؛ تعطیلی‌های قمری و روزهای خود فروشگاه را
          این‌جا بنویسید.
        </p>
        <form
          noValidate
          aria-label="تعطیلی تازه"
          className="desk-card flex items-start gap-3 p-3.5"
          onSubmit={(event) => {
            event.preventDefault()
            adding.run(day)
          }}
        >
          <DeskField
            label="روز"
            className="grow"
            error={adding.fieldError('day')}
            hint="مانند ۱۴۰۵/۱۰/۱۳"
          >
            {(control) => <DayInput {...control} what="روز تعطیل" value={day} onChange={setDay} />}
          </DeskField>
          <DeskButton type="submit" variant="primary" className="mt-6" isBusy={adding.isBusy}>
            افزودن
          </DeskButton>
        </form>
        <DeskQuery query={holidays} what="تعطیلی‌ها">
          {(days) =>
            days.length === 0 ? (
              <p className="text-note">تعطیلی دیگری در پیش نیست.</p>
            ) : (
              <ul aria-label="تعطیلی‌های پیش رو" className="desk-card">
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
            )
          }
        </DeskQuery>
      </div>
    </SettingsFrame>
  )
}
