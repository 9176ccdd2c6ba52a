import { buttonVariants } from '@/components/ui/button-variants'
import { CopyText } from '@/components/ui/copy-text'
import type { Order } from '@/lib/contract/orders/order'

const POST_PAGE = 'https://tracking.post.ir/?id='

/** A parcel with a code of its own that has left and is not there yet. */
export function isTracked({ type, status, tracking_code: code }: Order): boolean {
  return type === 'sales' && code !== null && (status === 'sending' || status === 'send_to_center')
}

export function trackingLabelOf({ shipping_method: method }: Order): string {
  return ['کد رهگیری', method].filter(Boolean).join(' ')
}

/** What is done while one waits: the code, and the page of the post that knows where the parcel is. */
export function ParcelTracking({ order }: { order: Order }) {
  if (!isTracked(order) || order.tracking_code === null) return null
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p>
        <span className="block text-sm text-ink-500">{trackingLabelOf(order)}</span>
        <CopyText text={order.tracking_code} label="کد رهگیری" />
      </p>
      {order.shipping_method?.includes('پست') && (
        <a
          href={`${POST_PAGE}${encodeURIComponent(order.tracking_code)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ className: 'phone:w-full print:hidden' })}
        >
          پیگیری در سایت پست
          <span className="sr-only"> (در زبانهٔ تازه)</span>
        </a>
      )}
    </div>
  )
}
