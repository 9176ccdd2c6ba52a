import { expect, test } from 'vitest'
import { formatCalendar } from '@/lib/server/orders/order-calendar'

const event = {
  uid: 'order-7@shop.example',
  madeAt: '2026-11-21T08:10:00.000Z',
  ...{ day: '2026-11-23', from: '09:00', to: '13:00' },
  summary: 'تحویل سفارش VT-1405-7',
  description: 'پیک همان روز، ۹\u00a0تا\u00a0۱۳',
  location: 'تهران، خیابان کریم‌خان زند، خیابان آبان شمالی; کوچهٔ سوم, پلاک ۱۸\nواحد ۳',
  url: 'https://shop.example/profile/orders/order-info?id=7',
}

const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '')

test('a calendar file has the lines of RFC 5545, in the time of Tehran', () => {
  const lines = unfold(formatCalendar(event)).split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'TZOFFSETTO:+0330',
      'UID:order-7@shop.example',
      'DTSTAMP:20261121T081000Z',
      'DTSTART;TZID=Asia/Tehran:20261123T090000',
      'DTEND;TZID=Asia/Tehran:20261123T130000',
      'LOCATION:تهران، خیابان کریم‌خان زند، خیابان آبان شمالی\\; کوچهٔ سوم\\, پلاک ۱۸\\nواحد ۳',
    ]),
  )
})

test('a calendar file has no line over 75 octets, and cuts no letter', () => {
  const calendar = formatCalendar(event)
  const lines = calendar.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(calendar).not.toContain('\uFFFD')
  expect(calendar.replaceAll('\r\n', '')).not.toContain('\n')
  expect(unfold(calendar)).toContain('خیابان کریم‌خان زند')
})

test('a delivery without hours is an event of the whole first day', () => {
  const calendar = formatCalendar({ ...event, day: '2026-11-30', from: null, to: null })
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201')
  expect(calendar).not.toContain('VTIMEZONE')
})
