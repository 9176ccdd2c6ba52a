'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { productCardsQuery } from '@/lib/client/queries/catalogue'
import { QueryProvider } from '@/lib/client/query-provider'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { splitTitle } from '@/lib/persian/split-title'
import { paths } from '@/lib/paths'
import { responsiveImage } from '@/lib/picture-urls'
import { clearRecent } from '@/stores/recent'
import { refillRules, type Refill } from './home-refills'
import { SectionHeading } from './section-heading'

type HomeRecentListProps = {
  title: string
  ids: readonly number[]
  /** More may be asked for, as some may be sold no more. */
  most: number
  refills: readonly Refill[]
  skeleton: ReactNode
}

export default function HomeRecentList(props: HomeRecentListProps) {
  return (
    <QueryProvider>
      <RecentList {...props} />
    </QueryProvider>
  )
}

/** In the order of the visits. Nothing is shown when it fails: a shopper does not miss it. */
function RecentList({ title, ids, most, refills, skeleton }: HomeRecentListProps) {
  const { data, isError } = useQuery(productCardsQuery(ids))
  if (!data) return isError ? null : skeleton
  if (data.length === 0) return null
  const listed = data.slice(0, most)
  return (
    <section aria-labelledby="recent" className="wrap min-h-[11.5rem]">
      <style>
        {refillRules(
          refills,
          listed.map(({ id }) => id),
        )}
      </style>
      <SectionHeading id="recent" title={title}>
        <Button
          variant="link"
          size="sm"
          className="-me-3.5"
          aria-label={`پاک کردن: ${title}`}
          onClick={clearRecent}
        >
          پاک کردن
        </Button>
      </SectionHeading>
      <ul className="fades-aside scrollbar-none flex gap-4 overflow-x-auto">
        {listed.map(({ id, slug, title: name, picture, final_price, available }) => (
          <li
            key={id}
            className="ranked card desk:min-w-72 md:min-w-0 md:flex-1 phone:w-72 phone:shrink-0"
          >
            <span className="stage relative size-[5.5rem] shrink-0 overflow-hidden rounded-[16px]">
              {picture && (
                <Picture {...responsiveImage(picture.url)} sizes="5.5rem" className="card-image" />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="line-clamp-2 text-md font-medium">
                <Link href={paths.product(slug)}>
                  <MixedText>{splitTitle(name).name}</MixedText>
                </Link>
              </h3>
              <p className="mt-1">
                {available ? (
                  <>
                    <bdi className="font-extrabold">{formatAmount(final_price)}</bdi>{' '}
                    <small className="text-xs text-ink-500">{currencyName()}</small>
                  </>
                ) : (
                  <span className="text-sm text-ink-500">ناموجود</span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
