import { MixedText } from '@/components/ui/mixed-text'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { formatOrderAddress } from '@/lib/domain/order-address'
import { persianDigits } from '@/lib/persian/digits'
import { formatMobile } from '@/lib/persian/validators'

/** On paper alone: the label of the parcel, and beneath it what is in it. */
export function OrderSheet({ whole: { order, items, address } }: { whole: StaffOrder }) {
  return (
    <div className="hidden p-6 text-[14px] leading-7 print:block">
      {address && (
        <section className="mb-6 border-2 border-current p-4">
          <p className="text-[18px] font-bold">
            گیرنده: <MixedText>{address.receiver_name ?? ''}</MixedText>
          </p>
          <p>
            <MixedText>{formatOrderAddress(address)}</MixedText>
          </p>
          <p>
            کد پستی <bdi dir="ltr">{persianDigits(address.postal_code ?? '')}</bdi>، تلفن{' '}
            <bdi dir="ltr">{persianDigits(formatMobile(address.receiver_mobile ?? ''))}</bdi>
          </p>
          <p>
            سفارش <bdi dir="ltr">{persianDigits(order.code)}</bdi> {order.shipping_method}
          </p>
        </section>
      )}
      <table className="w-full border-collapse">
        <caption className="text-start font-bold">کالاهای بسته</caption>
        <thead>
          <tr>
            <th scope="col" className="text-start">
              کالا
            </th>
            <th scope="col" className="text-start">
              تعداد
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, title, parent_value: variant, quantity }) => (
            <tr key={id} className="border-t border-current">
              <td>
                <MixedText>{[title, ...Object.values(variant)].join('، ')}</MixedText>
              </td>
              <td>{persianDigits(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
