'use client'

import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import type { OrderPrints, PrintedOrder } from '@/lib/contract/desk/order-prints'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'

type Picked = { key: string; name: string; sku: string | null; units: number; codes: string[] }

/** One walk along the shelves for many orders: each variant once, with where it goes. */
export function groupPicking(orders: readonly PrintedOrder[]): Picked[] {
  const byVariant = new Map<string, Picked>()
  for (const { order, items } of orders) {
    for (const { title, parent_value: variant, sku, packed } of items) {
      if (packed === 0) continue
      const name = [title, ...Object.values(variant)].join('، ')
      const known = byVariant.get(`${sku} ${name}`)
      const code = packed > 1 ? `${order.code} × ${packed}` : order.code
      byVariant.set(`${sku} ${name}`, {
        ...{ key: `${sku} ${name}`, name, sku },
        units: (known?.units ?? 0) + packed,
        codes: [...(known?.codes ?? []), code],
      })
    }
  }
  const inPersian = new Intl.Collator('fa')
  return [...byVariant.values()].toSorted((a, b) => inPersian.compare(a.name, b.name))
}

export function PickingPaper({ prints, className }: { prints: OrderPrints; className?: string }) {
  const [now] = useState(() => new Date())
  const picked = groupPicking(prints.orders)
  const units = picked.reduce((sum, line) => sum + line.units, 0)
  return (
    <article className={cn('desk-paper desk-paper-sheet', className)}>
      <h2 className="text-[18px] font-bold">فهرست برداشت</h2>
      <p className="mb-3">
        {persianDigits(prints.orders.length)} سفارش، {persianDigits(picked.length)} قلم،{' '}
        {persianDigits(units)} عدد · {formatDateTime(now)}
      </p>
      <table className="w-full border-collapse [&_td]:border [&_td]:border-black/40 [&_td]:p-1.5 [&_td]:align-top [&_th]:border [&_th]:border-black/40 [&_th]:p-1.5 [&_th]:text-start">
        <thead>
          <tr>
            <th scope="col" className="w-8">
              <span className="sr-only">برداشته شد</span>
            </th>
            <th scope="col">کالا</th>
            <th scope="col">کد کالا</th>
            <th scope="col">تعداد</th>
            <th scope="col">برای سفارش</th>
          </tr>
        </thead>
        <tbody>
          {picked.map((line) => (
            <tr key={line.key} className="break-inside-avoid">
              <td>
                <span aria-hidden="true" className="block size-4 border border-black" />
              </td>
              <td>
                <MixedText>{line.name}</MixedText>
              </td>
              <td>
                <bdi dir="ltr">{line.sku ?? '–'}</bdi>
              </td>
              <td className="font-bold">{persianDigits(line.units)}</td>
              <td>
                {line.codes.map((code) => (
                  <bdi key={code} dir="ltr" className="me-2 inline-block">
                    {code}
                  </bdi>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
