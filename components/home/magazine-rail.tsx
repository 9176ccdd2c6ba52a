import { ArticleCard } from '@/components/article/article-card'
import { Rail, RailItem } from '@/components/ui/rail'
import type { HomeSection } from '@/lib/contract/home'
import { paths } from '@/lib/seo/addresses'
import { SectionHeading } from './section-heading'

type MagazineRailProps = Omit<Extract<HomeSection, { kind: 'articles' }>, 'kind'>

export function MagazineRail({ title, articles }: MagazineRailProps) {
  return (
    <section aria-labelledby="magazine" className="wrap">
      <SectionHeading id="magazine" title={title} href={paths.blog} all="همهٔ نوشته‌ها" />
      <Rail label={title} listClassName="pb-1">
        {articles.map((article) => (
          <RailItem key={article.id} className="w-64 desk:w-[290px]">
            <ArticleCard article={article} />
          </RailItem>
        ))}
      </Rail>
    </section>
  )
}
