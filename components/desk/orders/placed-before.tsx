import { z } from 'zod/mini'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { isApiError } from '@/lib/client/http/error-checks'
import { persianDigits } from '@/lib/persian/digits'

const placedBefore = z.object({ order: z.object({ id: z.number(), code: z.string() }) })

/** The order that this draft, or its transfer, was registered with already. */
export function PlacedBefore({ failure }: { failure: unknown }) {
  if (!isApiError(failure) || failure.code !== 'already_placed') return null
  const { data } = placedBefore.safeParse(failure.current)
  return (
    <div
      role="alert"
      className="bg-soon-bg text-soon-ink mb-3.5 flex flex-wrap items-center gap-2 rounded-[10px] px-3 py-2"
    >
      <p className="grow">{failure.message}</p>
      {data && (
        <Link className="desk-button" href={deskPaths.order(data.order.id)}>
          دیدن سفارش <bdi dir="ltr">{persianDigits(data.order.code)}</bdi>
        </Link>
      )}
    </div>
  )
}
