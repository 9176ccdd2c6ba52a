import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import { Stepper } from '@/components/ui/stepper'
import type { OrderItem } from '@/lib/contract/orders/order'
import { persianDigits } from '@/lib/persian/digits'

export type ReturnChoice = { quantity: number; reason: string }

const reasons = [
  'خراب یا آسیب‌دیده بود',
  'کالای دیگری رسید',
  'با توضیح صفحه یکی نبود',
  'اندازه یا رنگش مناسب نبود',
  'چیزی از آن کم بود',
  'پشیمان شدم',
].map((reason) => ({ value: reason, label: reason }))

type ReturnItemProps = {
  item: OrderItem
  choice: ReturnChoice | undefined
  /** Undefined for an item that is not returned. */
  onChange: (choice: ReturnChoice | undefined) => void
  error: string | undefined
}

export function ReturnItem({ item, choice, onChange, error }: ReturnItemProps) {
  const { title, picture, quantity } = item
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <Checkbox
          checked={choice !== undefined}
          onChange={(event) =>
            onChange(event.target.checked ? { quantity: 1, reason: '' } : undefined)
          }
          className="min-w-0 flex-1"
          label={
            <span className="flex items-center gap-3">
              {picture && (
                <Picture
                  {...responsiveImage(picture.url)}
                  alt=""
                  sizes="56px"
                  width={56}
                  height={56}
                  className="size-14 shrink-0 rounded-control bg-ink-100 object-cover"
                />
              )}
              <span className="min-w-0">
                <span className="line-clamp-2 font-medium text-ink-900">{title}</span>
                <span className="text-sm text-ink-500">
                  {persianDigits(quantity)} عدد خریده‌اید
                </span>
              </span>
            </span>
          }
        />
      </div>
      {choice && (
        <div className="mt-3 flex flex-wrap items-start gap-3 ps-8">
          <Select
            label={`دلیل پس دادن ${title}`}
            hideLabel
            placeholder="چرا پس می‌دهید؟"
            options={reasons}
            value={choice.reason}
            error={error}
            className="min-w-56 flex-1"
            onChange={(event) => onChange({ ...choice, reason: event.target.value })}
          />
          {quantity > 1 && (
            <Stepper
              label={`تعداد پس دادن ${title}`}
              value={choice.quantity}
              max={quantity}
              onValueChange={(next) => onChange({ ...choice, quantity: next })}
            />
          )}
        </div>
      )}
    </li>
  )
}
