import { Picture } from '@/components/ui/picture'
import { storedPicture } from '@/lib/pictures/stored-picture'
import Link from '@/components/ui/link'
import type { OrderItem } from '@/lib/contract/orders'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'

function choiceOf({ parent_value: chosen }: OrderItem): string {
  return Object.entries(chosen)
    .map(([name, value]) => `${name}: ${value}`)
    .join('، ')
}

export function OrderLines({ items }: { items: OrderItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          {item.picture ? (
            <Picture
              {...storedPicture(item.picture.url)}
              alt=""
              sizes="80px"
              width={80}
              height={80}
              className="size-20 shrink-0 rounded-control bg-ink-100 object-cover"
            />
          ) : (
            <span className="size-20 shrink-0 rounded-control bg-ink-100" />
          )}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 basis-full desk:flex-1 desk:basis-0">
              <h3 className="font-medium">
                <Link
                  href={paths.product(item.slug)}
                  prefetch={false}
                  className="hover:text-brand-700"
                >
                  {item.title}
                </Link>
              </h3>
              <p className="text-sm text-ink-500">
                {choiceOf(item) && `${choiceOf(item)}، `}
                <span className="whitespace-nowrap">{persianDigits(item.quantity)} عدد</span>
              </p>
              {item.reason && <p className="text-sm text-ink-700">دلیل: {item.reason}</p>}
            </div>
            <p className="shrink-0 text-md desk:text-end">
              {item.price > item.final_price && (
                <s className="me-2 text-sm text-ink-500">
                  <bdi>{formatToman(item.price * item.quantity)}</bdi>
                </s>
              )}
              <bdi className="font-bold">{formatToman(item.final_price * item.quantity)}</bdi>{' '}
              <span className="text-xs text-ink-500">{TOMAN}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
