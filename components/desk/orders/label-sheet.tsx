'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import type { Sale } from '@/lib/contract/desk/sale'
import { barcodeWidths } from '@/lib/domain/barcode'
import { formatAmount, currencyName } from '@/lib/persian/money'

const BAR_HEIGHT = 40
/** Light on both sides, without which a scanner finds no beginning. */
const QUIET = 10

function drawBars(widths: readonly number[]) {
  const ends = widths.reduce<number[]>((all, width) => [...all, (all.at(-1) ?? QUIET) + width], [])
  const bars = widths.flatMap((width, nth) =>
    nth % 2 === 0 ? `M${(ends[nth] ?? 0) - width} 0h${width}v${BAR_HEIGHT}h-${width}z` : [],
  )
  return { path: bars.join(''), width: (ends.at(-1) ?? 0) + QUIET }
}

function Barcode({ code }: { code: string }) {
  const widths = barcodeWidths(code)
  if (widths === null) return null
  const { path, width } = drawBars(widths)
  return (
    <svg
      viewBox={`0 0 ${width} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-[11mm] w-full"
      role="img"
      aria-label={`بارکد ${code}`}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}

type LabelSheetProps = { products: readonly ListedDeskProduct[]; onClose: () => void }

function runsNow(sale: Sale | null, now: number): sale is Sale {
  if (sale === null || Date.parse(sale.from) > now) return false
  return sale.until === null || now < Date.parse(sale.until)
}

/** On paper alone: a label for the shelf of each variant, with what it costs now. */
export function LabelSheet({ products, onClose }: LabelSheetProps) {
  const [now] = useState(() => Date.now())
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const handleAfterPrint = () => close()
    window.addEventListener('afterprint', handleAfterPrint)
    window.print()
    return () => window.removeEventListener('afterprint', handleAfterPrint)
  }, [])
  const labels = products.flatMap(({ title, variants }) =>
    variants.map((variant) => ({
      ...{ id: variant.id, title, price: variant.price },
      choices: Object.values(variant.choices).join(' · '),
      sale: runsNow(variant.sale, now) ? variant.sale.price : null,
      code: variant.barcode ?? variant.sku,
    })),
  )
  return (
    <ul aria-label="برچسب‌های قفسه" className="hidden grid-cols-3 gap-[3mm] p-[4mm] print:grid">
      {labels.map(({ id, title, choices, price, sale, code }) => (
        <li
          key={id}
          className="grid break-inside-avoid content-between gap-[1mm] border border-current p-[2mm] text-center text-[11px] leading-5 text-black"
        >
          <span className="line-clamp-2 font-semibold">
            <MixedText>{title}</MixedText>
          </span>
          {choices && <MixedText>{choices}</MixedText>}
          <span>
            <b className="text-[17px]">{formatAmount(sale ?? price)}</b> {currencyName()}
            {sale !== null && <s className="ms-1.5">{formatAmount(price)}</s>}
          </span>
          {code && (
            <span className="grid">
              <Barcode code={code} />
              <bdi dir="ltr" className="text-[11px]">
                {code}
              </bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
