import type { WholeOrder } from '@/lib/contract/orders'

/** An attempt is open, too, after who came back from the bank's page without paying. */
export function isInDoubt({ payments }: Pick<WholeOrder, 'payments'>): boolean {
  return payments.some(({ status }) => status === 'pending')
}

export function PaymentDoubt() {
  return (
    <p className="mb-4 rounded-card bg-saffron-100 p-4 text-md text-saffron-900">
      <strong className="block">پاسخ بانک برای پرداخت پیشین هنوز نرسیده است.</strong>
      اگر در بانک پرداخته‌اید، دوباره نپردازید؛ نتیجه را از بانک می‌پرسیم و تا چند دقیقهٔ دیگر روشن
      می‌شود. اگر نپرداخته‌اید، می‌توانید همین حالا بپردازید.
    </p>
  )
}
