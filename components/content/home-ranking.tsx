import type { HomeSection } from '@/lib/contract/content/home'
import { RankedList } from './ranked-list'
import { RankingTabs } from './ranking-tabs'
import { SectionHeading } from './section-heading'

type Ranking = Extract<HomeSection, { kind: 'ranking' }>
type HomeRankingProps = Omit<Ranking, 'kind' | 'categories'> &
  Partial<Pick<Ranking, 'categories'>> & { sizes?: string }

export function HomeRanking({ title, href, products, categories = [], sizes }: HomeRankingProps) {
  const list = <RankedList {...{ products, sizes }} />
  return (
    <section aria-labelledby="ranking" className="wrap">
      <SectionHeading
        id="ranking"
        title={title}
        note="بر پایهٔ تعداد فروش هر کالا تا امروز"
        href={href}
        all="فهرست کامل"
      />
      {categories.length > 0 ? (
        <RankingTabs tabs={categories.map(({ slug, title: name }) => ({ slug, title: name }))}>
          {list}
        </RankingTabs>
      ) : (
        list
      )}
    </section>
  )
}
