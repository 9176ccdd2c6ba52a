import { formatAddress } from '@/lib/domain/address-text'
import { isCancelled } from '@/lib/domain/order-statuses'
import { formatHours } from '@/lib/persian/dates'
import { addDays } from '@/lib/persian/days'
import { paths } from '@/lib/paths'
import type { Database } from '../db/database'
import { DomainError } from '../domain-error'
import { getOrderDetails } from './order-details'

const NO_DELIVERY = 'این سفارش زمان تحویلی ندارد.'
const LINE_OCTETS = 75

type CalendarOptions = { id: number; siteUrl: string }

/** The delivery of one's own order, as a phone's calendar reads it. */
export async function getOrderCalendar(
  db: Database,
  customerId: number,
  { id, siteUrl }: CalendarOptions,
) {
  const { order, address } = await getOrderDetails(db, customerId, id)
  if (order.delivery === null || isCancelled(order.status)) {
    throw new DomainError('precondition_failed', NO_DELIVERY)
  }
  const { from, to } = order.delivery
  const hours = from && to ? formatHours({ from, to }) : 'از این روز'
  const calendar = formatCalendar({
    uid: `order-${order.id}@${new URL(siteUrl).hostname}`,
    madeAt: order.created_at,
    ...order.delivery,
    summary: `تحویل سفارش ${order.code}`,
    description: [order.shipping_method, hours].filter(Boolean).join('، '),
    location: address ? formatAddress(address) : '',
    url: `${siteUrl}${paths.account.order(order.id)}`,
  })
  return { file_name: `${order.code}.ics`, calendar }
}

type CalendarEvent = {
  uid: string
  madeAt: string
  day: string
  /** Null for an event of the whole day. */
  from: string | null
  to: string | null
  summary: string
  description: string
  location: string
  url: string
}

/** RFC 5545. Tehran has had one offset all the year since 2022. */
export function formatCalendar({ uid, madeAt, day, from, to, ...event }: CalendarEvent): string {
  const date = compact(day)
  const isTimed = from !== null && to !== null
  const times = isTimed
    ? [
        `DTSTART;TZID=Asia/Tehran:${atTime(date, from)}`,
        `DTEND;TZID=Asia/Tehran:${atTime(date, to)}`,
      ]
    : [`DTSTART;VALUE=DATE:${date}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]
  const stamp = compact(new Date(madeAt).toISOString().replace(/\.\d+/, ''))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrin//Orders//FA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(isTimed ? TEHRAN : []),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...times,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const TEHRAN = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tehran',
  'BEGIN:STANDARD',
  'DTSTART:20220922T000000',
  'TZOFFSETFROM:+0430',
  'TZOFFSETTO:+0330',
  'TZNAME:+0330',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const compact = (text: string) => text.replace(/[-:]/g, '')
const atTime = (date: string, time: string) => `${date}T${compact(time).slice(0, 4)}00`

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** A line is at most 75 octets, a letter is never cut, and what goes on begins with a space. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    const isFull = octets + size > LINE_OCTETS
    folded += isFull ? `\r\n ${letter}` : letter
    octets = isFull ? size + 1 : octets + size
  }
  return folded
}
