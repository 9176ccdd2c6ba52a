import type { OrderItem } from '@/lib/contract/orders'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'

const cell = 'border border-line px-2.5 py-2 text-start align-top print:py-1'
const money = `${cell} whitespace-nowrap`
const heads = ['ردیف', 'شرح کالا', 'تعداد', 'بهای واحد', 'تخفیف', `جمع (${TOMAN})`]

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
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} whitespace-nowrap font-bold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={item.id} className="break-inside-avoid">
              <td className={cell}>{persianDigits(at + 1)}</td>
              <td className={`${cell} min-w-48`}>
                {item.title}
                {Object.entries(item.parent_value).length > 0 && (
                  <span className="block text-xs text-ink-500">
                    {Object.entries(item.parent_value)
                      .map(([name, value]) => `${name}: ${value}`)
                      .join('، ')}
                  </span>
                )}
              </td>
              <td className={cell}>{persianDigits(item.quantity)}</td>
              <td className={money}>{formatToman(item.price)}</td>
              <td className={money}>
                {formatToman((item.price - item.final_price) * item.quantity)}
              </td>
              <td className={`${money} font-bold`}>
                {formatToman(item.final_price * item.quantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
