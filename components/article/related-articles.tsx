import type { ArticleCard as Card } from '@/lib/contract/blog'
import { ArticleCard } from './article-card'

export function RelatedArticles({ articles }: { articles: readonly Card[] }) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="mb-4 text-xl font-extrabold phone:text-lg">
        خواندنی‌های نزدیک
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {articles.map((card) => (
          <li key={card.id}>
            <ArticleCard article={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
