import type { Metadata } from 'next'
import { Countdown } from '@/components/ui/countdown'
import type { CallAnswer } from '@/lib/contract/call'
import type { getFestival } from '@/lib/contract/catalogue/festivals'
import { paths } from '@/lib/paths'
import { festivalShare } from '@/lib/seo/share-image/share-facts'
import { ListHeading } from './list-heading'
import { listMetadata, type ListPage } from './list-page'
import { festivalScope } from './list-scope'
import type { ListQuery } from './list-query'
import { ProductList } from './product-list'

type Festival = CallAnswer<typeof getFestival>['data']['festival']
type FestivalPageProps = { festival: Festival; query: ListQuery; list: ListPage }

export function festivalMetadata({ festival, query }: FestivalPageProps): Promise<Metadata> {
  const { slug, title } = festival
  return listMetadata(festivalScope(slug), query, {
    title: `${title}: کالاهای تخفیف‌دار`,
    description: `کالاهای «${title}» با تخفیف، تا پایان زمان آن یا تمام شدن موجودی.`,
    share: festivalShare(festival),
  })
}

export function FestivalPage({ festival, query, list }: FestivalPageProps) {
  const { slug, title, ends_at, running } = festival
  const endedText = <p className="text-md text-ink-500">زمان این جشنواره به پایان رسیده است.</p>
  return (
    <div className="wrap py-5 phone:pt-2">
      <ListHeading
        list={list}
        trail={[{ label: title, href: paths.festival(slug) }]}
        title={title}
        aside={
          <div className="flex min-h-[38px] items-center gap-3 text-pomegranate-600">
            {running ? (
              <Countdown until={ends_at} label="پایان جشنواره" ended={endedText} />
            ) : (
              endedText
            )}
          </div>
        }
      />
      <ProductList scope={festivalScope(slug)} query={query} list={list} />
    </div>
  )
}
