import type { AuditEvent } from '@/lib/contract/desk/staff'
import { formatSheetMoment } from '@/lib/persian/dates'
import { isolateLatin } from '@/lib/persian/latin-runs'
import type { Names } from './audit-changes'
import { actorOf } from './audit-event'
import { sentenceOf, thingOf } from './audit-labels'

export const AUDIT_COLUMNS = [
  ...['زمان', 'چه کسی', 'چه کرد', 'نشانی اینترنتی', 'دستگاه'],
  ...['کد کار', 'کد موضوع', 'مقدار پیش', 'مقدار پس', 'زمان UTC'],
]

/** As the screen says it, in the time of Tehran; then what the log holds, for whoever has to prove it. */
export function auditRow(event: AuditEvent, names: Names): string[] {
  const { created_at: at, action, subject, before, after, ip, device } = event
  const thing = thingOf(subject, names, [after, before])
  const { start, end, whole } = sentenceOf(event)
  const name = thing && (thing.isQuoted ? `«${thing.name}»` : thing.name)
  const sentence = name !== null && start + end !== '' ? start + name + end : whole
  const [earlier = '', later = ''] = [before, after].map((value) =>
    value === null ? '' : JSON.stringify(value),
  )
  return [
    ...[formatSheetMoment(new Date(at)), actorOf(event), isolateLatin(sentence), ip, device],
    ...[action, subject, earlier, later, at],
  ]
}
