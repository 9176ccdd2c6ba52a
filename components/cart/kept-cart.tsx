'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'
import { useCart } from '@/stores/cart'
import { LineName, LinePicture } from './line-face'

const again = () => window.location.reload()

/** Without a line: what was put in can be read; what it costs only the shop knows. */
export default function KeptCart() {
  const lines = useCart((cart) => cart.lines)
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <section aria-label="کالاهای سبد" className="rounded-card bg-paper px-4 shadow-card desk:px-6">
      <div role="status" className="flex flex-wrap items-center justify-between gap-3 py-4">
        <p className="text-ink-700">
          اتصال اینترنت قطع است؛ سبد سر جای خود است و قیمت‌ها با برگشتن اتصال دیده می‌شوند.
        </p>
        <Button variant="ghost" size="sm" onClick={again}>
          تلاش دوباره
        </Button>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map((line) => (
          <li key={line.stock_id} className="grid grid-cols-[96px_1fr] gap-4 py-4">
            <LinePicture line={line} info={null} className="size-24" />
            <div>
              <LineName line={line} info={null} />
              <p className="text-sm text-ink-500">{persianDigits(line.quantity)} عدد</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
