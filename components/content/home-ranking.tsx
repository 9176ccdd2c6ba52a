import type { HomeSection } from '@/lib/contract/content/home'
import { RankedList } from './ranked-list'
import { RankingTabs } from './ranking-tabs'
import { SectionHeading } from './section-heading'

type Ranking = Extract<HomeSection, { kind: 'ranking' }>
type OptionalPart = 'categories' | 'spares'
type HomeRankingProps = Omit<Ranking, 'kind' | OptionalPart> & Partial<Pick<Ranking, OptionalPart>>

export function HomeRanking(props: HomeRankingProps) {
  const { title, href, products, spares = [], categories = [] } = props
  const hasGaps = products.some(({ rank }, nth) => rank !== undefined && rank > nth + 1)
  const list = <RankedList products={products} spares={spares} />
  return (
    <section aria-labelledby="ranking" className="wrap">
      <SectionHeading
        id="ranking"
        title={title}
        note={
          hasGaps ? 'رتبهٔ فروش تا امروز، بدون کالاهای بالا' : 'بر پایهٔ تعداد فروش هر کالا تا امروز'
        }
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
