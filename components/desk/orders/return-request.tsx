import { MixedText } from '@/components/ui/mixed-text'
import { PictureThumbnails } from '@/components/ui/picture-thumbnails'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { persianDigits } from '@/lib/persian/digits'

type ReturnRequestProps = { whole: Pick<StaffOrder, 'order' | 'items' | 'pictures'> }

/** Why the customer sends it back, in their own words, and what they took a picture of. */
export function ReturnRequest({ whole: { order, items, pictures } }: ReturnRequestProps) {
  const reasons = [...new Set(items.flatMap(({ reason }) => reason ?? []))]
  return (
    <section className="desk-card grid gap-2 p-3.5" aria-labelledby="return-request">
      <h2 id="return-request" className="text-[14px] font-bold">
        درخواست مشتری
      </h2>
      {reasons.length > 0 && (
        <p className="font-semibold">
          <MixedText>{reasons.join('، ')}</MixedText>
        </p>
      )}
      {order.note ? (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          <MixedText>{order.note}</MixedText>
        </p>
      ) : (
        <p className="text-note">توضیحی ننوشته است.</p>
      )}
      {pictures.length > 0 ? (
        <PictureThumbnails
          label="عکس‌های مشتری"
          pictures={pictures.map((url, index) => ({ url, alt: `عکس ${persianDigits(index + 1)}` }))}
        />
      ) : (
        <p className="text-note text-[12px]">عکسی نفرستاده است.</p>
      )}
    </section>
  )
}
