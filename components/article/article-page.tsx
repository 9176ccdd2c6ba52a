import Image from 'next/image'
import type { CallAnswer } from '@/lib/contract/call'
import type { getArticle } from '@/lib/contract/blog'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { paths } from '@/lib/seo/addresses'
import { JsonLd } from '@/lib/seo/json-ld'
import { articleData, breadcrumbData } from '@/lib/seo/structured-data'
import { ArticleByline } from './article-byline'
import { ArticleCard } from './article-card'
import { BodyHtml } from './body-html'

type ArticlePageProps = CallAnswer<typeof getArticle>['data'] & { shopName: string }

export function ArticlePage({ article, related, shopName }: ArticlePageProps) {
  const trail = [
    { label: 'ویترین', href: '/' },
    { label: 'مجله', href: paths.blog },
    {
      label: article.category.title,
      href: `${paths.blog}/category/${encodeURIComponent(article.category.slug)}`,
    },
    { label: article.title },
  ]
  return (
    <div className="wrap py-5">
      <JsonLd data={articleData(article, shopName)} />
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <article className="mx-auto mt-4 max-w-3xl rounded-panel bg-paper p-5 shadow-card desk:p-10">
        <h1 className="text-4xl font-extrabold phone:text-2xl">{article.title}</h1>
        <ArticleByline article={article} />
        <div className="relative mt-6 aspect-[16/9] overflow-hidden rounded-card bg-ink-100">
          <Image
            src={article.picture.url}
            alt={article.picture.alt}
            fill
            preload
            sizes="(max-width: 766px) 100vw, 690px"
            className="object-cover"
          />
        </div>
        <p className="mt-6 text-lg font-medium">{article.excerpt}</p>
        <BodyHtml html={article.body} className="mt-5" />
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-10">
          <h2 id="related" className="mb-4 text-xl font-extrabold">
            خواندنی‌های نزدیک
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
            {related.map((card) => (
              <li key={card.id}>
                <ArticleCard article={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
