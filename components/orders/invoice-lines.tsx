import { cn } from '@/components/ui/cn'
import type { OrderItem } from '@/lib/contract/orders'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'

const cell = 'border border-line px-2.5 py-2 text-start align-top print:py-1'
const money = `${cell} whitespace-nowrap`
/** Narrow screens read these under the name. */
const wide = 'hidden md:table-cell print:table-cell'
const heads = [
  { head: 'ردیف', className: wide },
  { head: 'شرح کالا' },
  { head: 'تعداد' },
  { head: 'بهای واحد', className: wide },
  { head: 'تخفیف', className: wide },
  { head: `جمع (${TOMAN})` },
]

const discountOf = (item: OrderItem) => (item.price - item.final_price) * item.quantity

/** The head is written anew on every sheet, and no row is cut by its edge. */
export function InvoiceLines({ items }: { items: OrderItem[] }) {
  return (
    <div
      role="region"
      aria-label="کالاهای فاکتور"
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">کالاهای فاکتور</caption>
        <thead className="bg-ink-100">
          <tr>
            {heads.map(({ head, className }) => (
              <th key={head} scope="col" className={cn(money, 'font-bold', className)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={item.id} className="break-inside-avoid">
              <td className={cn(cell, wide)}>{persianDigits(at + 1)}</td>
              <td className={cn(cell, 'min-w-36')}>
                {item.title}
                {Object.entries(item.parent_value).length > 0 && (
                  <span className="block text-xs text-ink-500">
                    {Object.entries(item.parent_value)
                      .map(([name, value]) => `${name}: ${value}`)
                      .join('، ')}
                  </span>
                )}
                <span className="block text-xs text-ink-500 md:hidden print:hidden">
                  بهای واحد {formatToman(item.price)}
                  {discountOf(item) > 0 && `، تخفیف ${formatToman(discountOf(item))}`}
                </span>
              </td>
              <td className={cell}>{persianDigits(item.quantity)}</td>
              <td className={cn(money, wide)}>{formatToman(item.price)}</td>
              <td className={cn(money, wide)}>{formatToman(discountOf(item))}</td>
              <td className={cn(money, 'font-bold')}>
                {formatToman(item.final_price * item.quantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
