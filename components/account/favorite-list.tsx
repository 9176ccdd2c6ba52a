'use client'

import { HeartIcon } from '@/components/layout/layout-icons'
import { ButtonLink } from '@/components/ui/button'
import { EmptyPanel } from './empty-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { favoritesQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { FavoriteItem, TakenAway } from './favorite-item'
import { PageHead } from './page-head'
import { PagedList } from './paged-list'
import { usePages } from './use-pages'
import { useTakenAway } from './use-taken-away'

const grid =
  'grid grid-cols-2 gap-2.5 sm:grid-cols-3 desk:grid-cols-2 desk:gap-4 md:grid-cols-3 lg:grid-cols-4'

const skeleton = (
  <div className={grid}>
    {[1, 2, 3, 4].map((at) => (
      <Skeleton key={at} className="h-[396px] rounded-card phone:h-[340px]" />
    ))}
  </div>
)

export function FavoriteList() {
  const pages = usePages(favoritesQuery)
  const takenAway = useTakenAway()
  const count = pages.query.data?.count ?? 0
  return (
    <>
      <PageHead title="علاقه‌مندی‌ها" text={count > 0 && `${persianDigits(count)} کالا`} />
      <PagedList
        pages={pages}
        skeleton={skeleton}
        empty={
          <EmptyPanel
            title="هنوز چیزی نپسندیده‌اید"
            text="روی قلب هر کالا بزنید تا اینجا بماند و قیمتش را دنبال کنید."
            icon={<HeartIcon size={30} />}
            action={<ButtonLink href={paths.categories}>دیدن کالاها</ButtonLink>}
          />
        }
      >
        {({ products }) => (
          <ul className={grid}>
            {products.map((card) => (
              <li key={card.id}>
                {takenAway(card.id) ? <TakenAway card={card} /> : <FavoriteItem card={card} />}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
