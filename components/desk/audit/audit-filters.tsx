import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { staffQuery } from '@/lib/client/desk/staff'
import { persianDigits } from '@/lib/persian/digits'
import { parseJalaliDay } from '@/lib/persian/jalali'
import { describeSubject, listActs, SUBJECT_KINDS, thingOf } from './audit-labels'
import { DeskButton } from '../ui/desk-button'
import { DayInput } from '../ui/day-input'
import { useCommands } from '../ui/desk-commands'
import { useCan } from '../ui/desk-member'
import { DeskSearch } from '../ui/list-tools'

export const AUDIT_FILTERS = ['q', 'staff_id', 'action', 'subject', 'from', 'to'] as const
export type AuditFilters = Record<(typeof AUDIT_FILTERS)[number], string>

/** Nothing while it is no day. */
function dayOf(name: 'from' | 'to', typed: string) {
  const day = parseJalaliDay(typed)
  return day === null ? {} : { [name]: day }
}

export function auditQueryOf({ q, staff_id: staffId, action, subject, from, to }: AuditFilters) {
  return {
    ...(q && { q }),
    ...(staffId && { staff_id: staffId }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...dayOf('from', from),
    ...dayOf('to', to),
  }
}

const DAYS = [
  ['from', 'از روز'],
  ['to', 'تا روز'],
] as const

type AuditFilterBarProps = {
  filters: AuditFilters
  names: Readonly<Record<string, string>>
  onChange: (changes: Partial<AuditFilters>) => void
  onClear: () => void
}

/** Whose, what, on which thing and when; all of it stands in the address. */
export function AuditFilterBar({ filters, names, onChange, onClear }: AuditFilterBarProps) {
  const [round, setRound] = useState(0)
  const fieldRef = useRef<HTMLInputElement>(null)
  useCommands([
    {
      ...{ id: 'find-event', title: 'جستجو در رویدادها', group: 'گزارش رویدادها', keys: 'Slash' },
      run: () => fieldRef.current?.focus(),
    },
  ])
  const canSeeStaff = useCan('staff.manage')
  const staff = useQuery({ ...staffQuery, enabled: canSeeStaff })
  const isOneThing = filters.subject.includes(':')
  return (
    <>
      <DeskSearch
        label="سفارش، کالا یا واژه"
        value={filters.q}
        fieldRef={fieldRef}
        onSearch={(q) => onChange({ q })}
      />
      {staff.data && (
        <select
          className="desk-field w-40 shrink-0 phone:min-w-40 phone:grow phone:basis-[calc(50%-3px)]"
          aria-label="چه کسی"
          value={filters.staff_id}
          onChange={({ target }) => onChange({ staff_id: target.value })}
        >
          <option value="">همهٔ کارکنان</option>
          {staff.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        className="desk-field w-44 shrink-0 phone:min-w-40 phone:grow phone:basis-[calc(50%-3px)]"
        aria-label="چه کرد"
        value={filters.action}
        onChange={({ target }) => onChange({ action: target.value })}
      >
        <option value="">همهٔ کارها</option>
        {listActs().map((act) => (
          <option key={act.names} value={act.names}>
            {act.title}
          </option>
        ))}
      </select>
      {isOneThing ? (
        <button
          type="button"
          className="desk-button shrink-0"
          aria-label={`برداشتن فیلتر ${describeSubject(filters.subject)}`}
          onClick={() => onChange({ subject: '' })}
        >
          <span className="max-w-56 truncate">
            <MixedText>{describeThing(filters.subject, names)}</MixedText>
          </span>
          <CloseIcon size={14} />
        </button>
      ) : (
        <select
          className="desk-field w-36 shrink-0 phone:basis-full"
          aria-label="روی چه"
          value={filters.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
        >
          <option value="">همه‌چیز</option>
          {SUBJECT_KINDS.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      {DAYS.map(([name, label]) => (
        <DayFilter
          key={`${name} ${round}`}
          label={label}
          typed={filters[name]}
          onChange={(typed) => onChange({ [name]: typed })}
        />
      ))}
      {AUDIT_FILTERS.some((name) => filters[name]) && (
        <DeskButton
          variant="plain"
          className="shrink-0"
          onClick={() => {
            setRound(round + 1)
            onClear()
          }}
        >
          پاک کردن
        </DeskButton>
      )}
    </>
  )
}

function describeThing(subject: string, names: Readonly<Record<string, string>>): string {
  const thing = thingOf(subject, names, [])
  if (thing === null || names[subject] === undefined) return describeSubject(subject)
  return thing.isQuoted ? `«${thing.name}»` : persianDigits(thing.name)
}

type DayFilterProps = { label: string; typed: string; onChange: (typed: string) => void }

/** Its own of what is typed: the address follows a step behind. */
function DayFilter({ label, typed, onChange }: DayFilterProps) {
  const [text, setText] = useState(persianDigits(typed))
  return (
    <DayInput
      className="w-40 shrink-0 phone:min-w-40 phone:grow phone:basis-[calc(50%-3px)]"
      aria-label={label}
      what={label}
      placeholder={`${label}، ۱۴۰۵/۹/۱`}
      aria-invalid={Boolean(text && parseJalaliDay(text) === null) || undefined}
      value={text}
      onChange={(next) => {
        setText(next)
        onChange(next)
      }}
    />
  )
}
