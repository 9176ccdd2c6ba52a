// @in-a-window
import { expect, test } from 'vitest'
import { orderColumns } from '@/components/desk/orders/order-rows'
import { ShownStatus } from '@/components/desk/orders/shown-status'
import { formatDay } from '@/lib/persian/dates'
import { render, screen } from '../kit/rendering'

const NOW = Date.parse('2026-11-20T08:00:00.000Z')

const columns = (hasTags: boolean) =>
  orderColumns({ now: NOW, canAdvance: true, hasTags, hrefOf: String, run: () => {} })
const columnIds = (hasTags: boolean) => columns(hasTags).map(({ id }) => id)

test('a list without tags has no column of them', () => {
  expect(columnIds(false)).not.toContain('tags')
  expect(columnIds(true)).toContain('tags')
})

test('a tablet has the amount beside the deadline and the next step, and the goods not', () => {
  const onTablet = columns(true).filter(({ className = '' }) => !className.includes('hidden'))
  expect(onTablet.map(({ id }) => id)).toEqual([
    ...['code', 'status', 'customer', 'total', 'due', 'next'],
  ])
})

test('a day of this year is said without its year', () => {
  expect(formatDay('2026-11-24T12:00:00Z', NOW)).toBe('۳ آذر')
  expect(formatDay('2027-03-24T12:00:00Z', NOW)).toBe('۴ فروردین ۱۴۰۶')
})

test('a move that the shop has not heard of is read out, and drawn without a word more', () => {
  render(<ShownStatus status="packaging" isUnsent />)
  expect(screen.getByText('هنوز ثبت نشده')).toHaveClass('sr-only')
})
