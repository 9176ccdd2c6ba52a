import { Picture } from '@/components/ui/picture'
import { storedPicture } from '@/lib/pictures/stored-picture'
import Link from '@/components/ui/link'
import type { CallAnswer } from '@/lib/contract/call'
import type { getArticle } from '@/lib/contract/blog'
import type { ShopSettings } from '@/lib/contract/general'
import { Area } from '@/components/layout/area'
import { Badge } from '@/components/ui/badge'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ShareButton } from '@/components/ui/share-button'
import { paths } from '@/lib/seo/addresses'
import { bodyParts } from '@/lib/seo/body-parts'
import { JsonLd } from '@/lib/seo/json-ld'
import { articleData, breadcrumbData } from '@/lib/seo/structured-data'
import { ArticleByline } from './article-byline'
import { ArticleNeighbours } from './article-neighbours'
import { BodyHtml } from './body-html'
import { NamedProducts } from './named-products'
import { READING_WIDTH, ReadingLayout } from './reading-layout'
import { RelatedArticles } from './related-articles'

type ArticlePageProps = CallAnswer<typeof getArticle>['data'] & { shop: ShopSettings }

export function ArticlePage(props: ArticlePageProps) {
  const { article, related, products, previous, next, shop } = props
  const { category, picture, title, excerpt } = article
  const { html, headings } = bodyParts(article.body)
  const trail = [
    { label: 'ویترین', href: '/' },
    { label: 'مجله', href: paths.blog },
    { label: category.title, href: paths.magazine(category.slug) },
    { label: title },
  ]
  return (
    <div className="wrap py-5">
      <JsonLd data={articleData(article, shop)} />
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <article className="mt-4 rounded-panel bg-paper px-5 pb-8 shadow-card desk:px-10 desk:pb-14">
        <header className={`pt-7 desk:pt-12 ${READING_WIDTH}`}>
          <Link href={paths.magazine(category.slug)} className="rounded-lg">
            <Badge>{category.title}</Badge>
          </Link>
          <h1 className="mt-3 max-w-[46rem] text-balance text-4xl font-extrabold phone:text-2xl">
            {title}
          </h1>
          <p className="mt-4 max-w-[46rem] text-lg text-ink-500 phone:text-base">{excerpt}</p>
          <div className="mt-6 flex items-center justify-between gap-3">
            <ArticleByline article={article} />
            <ShareButton title={title} path={paths.article(article.slug)} />
          </div>
        </header>
        <div className={`mb-8 mt-7 desk:mb-12 ${READING_WIDTH}`}>
          <div className="relative -mx-5 aspect-[16/9] overflow-hidden bg-ink-100 desk:mx-0 desk:rounded-card lg:aspect-[2/1]">
            <Picture
              {...storedPicture(picture.url)}
              alt={picture.alt}
              early
              sizes="(max-width: 766px) 100vw, 960px"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
        </div>
        <ReadingLayout title="در این نوشته" headings={headings}>
          <BodyHtml html={html} />
        </ReadingLayout>
      </article>
      <Area>
        <NamedProducts products={products} />
      </Area>
      <ArticleNeighbours previous={previous} next={next} />
      <Area>
        <RelatedArticles articles={related} />
      </Area>
    </div>
  )
}
