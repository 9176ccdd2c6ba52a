import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { staffQuery } from '@/lib/client/desk/staff'
import { foldDigits, persianDigits } from '@/lib/persian/digits'
import { fromJalali } from '@/lib/persian/jalali'
import { describeSubject, listActs, SUBJECT_KINDS, thingOf } from './audit-words'
import { DeskButton } from './desk-button'
import { useCan } from './desk-member'

export const AUDIT_FILTERS = ['staff_id', 'action', 'subject', 'from', 'to'] as const
export type AuditFilters = Record<(typeof AUDIT_FILTERS)[number], string>

/** ۱۴۰۵/۹/۲ of the field to the day that the call takes; undefined while it is no day. */
function parseDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(foldDigits(text)) ?? []
  if (!year || !month || !day) return undefined
  return fromJalali({ year: Number(year), month: Number(month), day: Number(day) }) ?? undefined
}

export function auditQueryOf({ staff_id: staffId, action, subject, from, to }: AuditFilters) {
  return {
    ...(staffId && { staff_id: staffId }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(parseDay(from) && { from: parseDay(from) }),
    ...(parseDay(to) && { to: parseDay(to) }),
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
  const canSeeStaff = useCan('staff.manage')
  const staff = useQuery({ ...staffQuery, enabled: canSeeStaff })
  const isOneThing = filters.subject.includes(':')
  return (
    <>
      {staff.data && (
        <select
          className="desk-field w-40 shrink-0"
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
        className="desk-field w-44 shrink-0"
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
          className="desk-field w-36 shrink-0"
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
        <input
          key={`${name} ${round}`}
          className="desk-field w-36 shrink-0"
          aria-label={label}
          placeholder={`${label}، ۱۴۰۵/۹/۱`}
          defaultValue={persianDigits(filters[name])}
          aria-invalid={Boolean(filters[name] && !parseDay(filters[name])) || undefined}
          onChange={({ target }) => onChange({ [name]: target.value })}
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
