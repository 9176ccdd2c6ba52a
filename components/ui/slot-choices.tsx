import { formatHours, toDateParts } from '@/lib/persian/dates'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { ChoiceChip } from './chip'
import { RadioGroup } from './radio-group'

/** Hours of a day; none is `available` once they are full. */
type Slot = { id: number; date: string; from: string; to: string; available: number }

type SlotChoicesProps = {
  /** Of the day and the hours, for who hears them. */
  purpose: string
  slots: readonly Slot[]
  chosen: Slot | undefined
  onChoose: (id: number) => void
}

/** A strip of days, and the hours of the chosen one; a day leads to its first free hours. */
export function SlotChoices({ purpose, slots, chosen, onChoose }: SlotChoicesProps) {
  const { day: today } = toTehranTime()
  const days = [...new Set(slots.map(({ date }) => date))]
  const hours = slots.filter(({ date }) => date === chosen?.date)
  return (
    <div className="grid gap-3 px-4 pb-4">
      <RadioGroup
        legend={`روز ${purpose}`}
        hideLegend
        listClassName="fades-aside -mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1"
      >
        {days.map((day) => {
          const free = slots.find(({ date, available }) => date === day && available > 0)
          return (
            <ChoiceChip
              key={day}
              type="radio"
              name="day"
              checked={day === chosen?.date}
              disabled={free === undefined}
              onChange={() => free && onChoose(free.id)}
              className="!h-auto min-w-[5.25rem] flex-1 flex-col justify-center !gap-0 !px-1 py-2 text-center sm:min-w-[4.25rem]"
            >
              <DayLabel day={day} today={today} />
            </ChoiceChip>
          )
        })}
      </RadioGroup>
      {hours.length > 0 && (
        <RadioGroup
          legend={`ساعت ${purpose}`}
          hideLegend
          listClassName="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2"
        >
          {hours.map((slot) => (
            <ChoiceChip
              key={slot.id}
              type="radio"
              name="slot"
              checked={slot.id === chosen?.id}
              disabled={slot.available === 0}
              onChange={() => onChoose(slot.id)}
              className="justify-center !px-1"
            >
              {slot.available === 0 ? 'تکمیل شد' : formatHours(slot)}
            </ChoiceChip>
          ))}
        </RadioGroup>
      )}
    </div>
  )
}

function DayLabel({ day, today }: { day: string; today: string }) {
  const { weekday, day: number, month } = toDateParts(day)
  const near = new Map([
    [today, 'امروز'],
    [addDays(today, 1), 'فردا'],
  ]).get(day)
  return (
    <>
      <span className="text-sm font-normal">{near ?? weekday}</span>{' '}
      <span className="text-lg font-extrabold leading-6">{number}</span>{' '}
      <span className="text-sm font-normal">{month}</span>
    </>
  )
}
