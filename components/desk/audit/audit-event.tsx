import { useId, useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { ChevronDownIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { AuditEvent } from '@/lib/contract/desk/staff'
import { formatDateTime, formatTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { type FieldChange, listChanges, type Names } from './audit-changes'
import { describeSubject, sentenceOf, settingsHref, type Thing, thingOf } from './audit-labels'

export function actorOf({ actor_name: name, actor_kind: kind }: AuditEvent): string {
  if (name !== '') return name
  return kind === 'operator' ? 'برنامهٔ سرور' : kind === 'customer' ? 'مشتری' : 'ناشناس'
}

function ThingName({ thing }: { thing: Thing }) {
  const { name, href, isCode, isQuoted } = thing
  const text = isCode ? <bdi dir="ltr">{persianDigits(name)}</bdi> : <MixedText>{name}</MixedText>
  const shown = isQuoted ? <>«{text}»</> : text
  if (href === null) return <b className="font-semibold">{shown}</b>
  return (
    <Link href={href} className="text-acting-ink font-semibold hover:underline">
      {shown}
    </Link>
  )
}

type SentenceProps = { event: AuditEvent; names: Names }

/** Who did what to which thing. */
function AuditSentence({ event, names }: SentenceProps) {
  const { subject, before, after } = event
  const thing = thingOf(subject, names, [after, before])
  const { start, end, whole } = sentenceOf(event)
  const page = settingsHref(subject)
  return (
    <>
      <b className="font-semibold">
        <MixedText>{actorOf(event)}</MixedText>
      </b>{' '}
      {thing !== null && start + end !== '' ? (
        <>
          {start}
          <ThingName thing={thing} />
          {end}
        </>
      ) : page === null ? (
        whole
      ) : (
        <Link href={page} className="text-acting-ink hover:underline">
          {whole}
        </Link>
      )}
    </>
  )
}

const valueText = (value: FieldChange['before']) => value?.text ?? '–'

/** One change is said whole, several by their names. */
function Summary({ changes, rest }: { changes: readonly FieldChange[]; rest: number }) {
  const [first] = changes
  if (first === undefined) return null
  if (changes.length > 1) {
    const shown = [...new Set(changes.map(({ label }) => label))]
    const more = shown.length - 3 + rest
    return (
      <MixedText>
        {shown.slice(0, 3).join('، ') + (more > 0 ? ` و ${formatNumber(more)} مورد دیگر` : '')}
      </MixedText>
    )
  }
  return (
    <>
      <MixedText>{first.label}</MixedText>:{' '}
      {first.before !== null && (
        <>
          <Value value={first.before} />
          <span className="sr-only"> شد</span> <span aria-hidden="true">←</span>{' '}
        </>
      )}
      <Value value={first.after} />
    </>
  )
}

function Value({ value }: { value: FieldChange['before'] }) {
  if (value?.isLatin) return <bdi dir="ltr">{value.text}</bdi>
  return <MixedText>{valueText(value)}</MixedText>
}

function ChangeTable({ changes, rest }: { changes: readonly FieldChange[]; rest: number }) {
  const hasBefore = changes.some(({ before }) => before !== null)
  return (
    <>
      <table className="w-full border-collapse text-[12px] [&_td]:whitespace-pre-line [&_td]:break-words [&_td]:p-1.5 [&_td]:align-top [&_th]:p-1.5 [&_th]:text-start [&_th]:align-top [&_th]:font-medium">
        <thead className="text-note">
          <tr>
            <th scope="col" className="w-[26%]">
              فیلد
            </th>
            {hasBefore && <th scope="col">پیش از</th>}
            <th scope="col">{hasBefore ? 'پس از' : 'مقدار'}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }, at) => (
            <tr key={`${label} ${at}`} className="border-hair border-t">
              <th scope="row">
                <MixedText>{label}</MixedText>
              </th>
              {hasBefore && (
                <td className="text-note">
                  <Value value={before} />
                </td>
              )}
              <td>
                <Value value={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p className="text-note px-1.5 pt-1.5 text-[12px]">
          و {formatNumber(rest)} تغییر دیگر؛ همه در فایل خروجی هست.
        </p>
      )}
    </>
  )
}

type AuditEventRowProps = SentenceProps & {
  action?: ReactNode
  /** No head above it says the day. */
  isOfManyDays?: boolean
}

/** One event on one line: who did what, before and after, from where; opened, each of its fields. */
export function AuditEventRow(props: AuditEventRowProps) {
  const { event, names, action, isOfManyDays } = props
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const { changes, rest } = listChanges(event, names)
  const { ip, device, created_at: at } = event
  const thing = thingOf(event.subject, names, [])
  const source = [persianDigits(ip), device].filter(Boolean).join(' · ')
  return (
    <li className="border-hair border-b">
      <div className="hover:bg-hover flex min-h-9 items-center gap-x-2.5 px-4 py-1 phone:flex-wrap">
        <span
          aria-hidden="true"
          className="bg-acting-bg text-acting-ink grid size-6 shrink-0 place-items-center rounded-full text-[11px] font-semibold"
        >
          {event.actor_kind === 'staff' ? actorOf(event).slice(0, 1) : '؟'}
        </span>
        <p className="min-w-0 break-words md:max-w-[45%] md:truncate phone:flex-1">
          <AuditSentence event={event} names={names} />
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="text-note flex min-h-6 min-w-0 flex-1 items-center gap-1 text-start text-[12px] phone:order-last phone:min-h-11 phone:basis-full phone:ps-8"
        >
          <ChevronDownIcon size={12} className={cn('shrink-0', isOpen && 'rotate-180')} />
          <span className="min-w-0 truncate">
            {changes.length > 0 ? <Summary {...{ changes, rest }} /> : 'جزئیات'}
          </span>
          <span className="sr-only">، جزئیات {describeSubject(event.subject)}</span>
        </button>
        {action}
        {source !== '' && (
          <bdi
            dir="ltr"
            title={source}
            className="text-note hidden max-w-56 shrink-0 truncate text-[12px] lg:block"
          >
            {source}
          </bdi>
        )}
        <time
          dateTime={at}
          className={cn('text-note shrink-0 text-[12px]', !isOfManyDays && 'w-10')}
        >
          {isOfManyDays ? formatDateTime(at) : formatTime(at)}
        </time>
      </div>
      <div id={detailsId} hidden={!isOpen} className="px-4 pb-2">
        {isOpen && (
          <div
            role="group"
            aria-label="جزئیات رویداد"
            tabIndex={0}
            className="bg-sunk max-h-96 overflow-auto rounded-lg p-2"
          >
            {changes.length > 0 && <ChangeTable {...{ changes, rest }} />}
            <p className="text-note p-1.5 text-[12px]">
              {formatDateTime(at)}
              {source !== '' && (
                <>
                  {' · از '}
                  <bdi dir="ltr">{source}</bdi>
                </>
              )}
              {thing !== null && (
                <Link
                  href={`${deskPaths.audit}?subject=${encodeURIComponent(event.subject)}`}
                  className="text-acting-ink ms-3 underline"
                >
                  همهٔ رویدادهای همین
                </Link>
              )}
            </p>
          </div>
        )}
      </div>
    </li>
  )
}
