import { pictureSizes } from '@/styles/breakpoints'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import Link from '@/components/ui/link'
import type { CallAnswer } from '@/lib/contract/call'
import type { getBlogPost, BlogPostSummary, BlogPostLink } from '@/lib/contract/blog'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { ErrorBoundary } from '@/components/form/error-boundary'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ShareButton } from '@/components/ui/share-button'
import { ShareIcon } from '@/components/ui/page-icons'
import { paths } from '@/lib/paths'
import { parseRichText } from '@/lib/seo/rich-text'
import { JsonLd, blogPostData, breadcrumbData } from '@/lib/seo/structured-data'
import { Shamseh } from '@/components/ui/logo-mark'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { ChevronEndIcon, ChevronStartIcon } from '@/components/ui/icons'
import { ProductCard } from '@/components/catalogue/product-card'
import { toShownCard } from '@/components/catalogue/shown-card'
import { Rail, RailItem } from '@/components/ui/rail'
import type { ProductCard as Card } from '@/lib/contract/catalogue/products'
import { ArticleBody, besideText, withinText } from './article-body'
import { ReadingLayout } from './reading-layout'
import { RelatedBlogPosts } from './blog-post-card'

function BlogPostByline({ post }: { post: BlogPostSummary }) {
  const { author, published_at, minutes } = post
  return (
    <div className="flex items-center gap-3">
      <span
        className="relative grid size-11 shrink-0 place-items-center [color:rgb(var(--surface-brand-100))]"
        aria-hidden
      >
        <Shamseh size={44} className="absolute inset-0" />
        <span className="relative font-extrabold text-brand-700">{author.slice(0, 1)}</span>
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          <span className="sr-only">نوشتهٔ </span>
          {author}
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-500">
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          <span aria-hidden="true">·</span>
          <span>{persianDigits(minutes)} دقیقه خواندن</span>
        </p>
      </div>
    </div>
  )
}

function BlogPostHead({ post }: { post: BlogPostSummary }) {
  const { category, title, excerpt, slug } = post
  return (
    <div className="pb-7 pt-7 lg:pt-4">
      <Link href={paths.blogCategory(category.slug)} className="rounded-lg">
        <Badge>{category.title}</Badge>
      </Link>
      <h1 className="mt-3 text-balance text-4xl font-extrabold phone:text-2xl">{title}</h1>
      <p className="mt-4 max-w-text text-pretty text-lg text-ink-500 phone:text-base">{excerpt}</p>
      <div className="mt-6 flex items-center justify-between gap-3 lg:mt-5">
        <BlogPostByline post={post} />
        <ShareButton icon={<ShareIcon />} title={title} path={paths.blogPost(slug)} />
      </div>
    </div>
  )
}

type AdjacentPostsProps = { previous: BlogPostLink | null; next: BlogPostLink | null }

const linkClassName =
  'group flex min-h-20 flex-1 items-center gap-3 rounded-card border border-line bg-paper p-4 hover:border-brand-300'

function AdjacentPosts({ previous, next }: AdjacentPostsProps) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="نوشته‌های پیش و پس"
      className={cn(
        'mx-auto mt-10 grid gap-3 xl:max-w-sheet print:hidden',
        previous && next && 'sm:grid-cols-2',
      )}
    >
      {previous && (
        <Link href={paths.blogPost(previous.slug)} rel="prev" className={linkClassName}>
          <ChevronStartIcon className="shrink-0 text-ink-500 group-hover:text-brand-700" />
          <AdjacentTitle before="نوشتهٔ پیشین" title={previous.title} />
        </Link>
      )}
      {next && (
        <Link
          href={paths.blogPost(next.slug)}
          rel="next"
          className={`${linkClassName} justify-end text-end`}
        >
          <AdjacentTitle before="نوشتهٔ بعدی" title={next.title} />
          <ChevronEndIcon className="shrink-0 text-ink-500 group-hover:text-brand-700" />
        </Link>
      )}
    </nav>
  )
}

function AdjacentTitle({ before, title }: { before: string; title: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-xs text-ink-500">{before}</span>{' '}
      <span className="block text-balance text-md font-semibold group-hover:text-brand-700">
        {title}
      </span>
    </span>
  )
}

const MENTIONED_TITLE = 'کالاهای این نوشته'

type MentionedProductsProps = { products: readonly Card[]; within: readonly Card[] }

/** Those within the text are here only where they are not drawn there. */
function MentionedProducts({ products, within }: MentionedProductsProps) {
  if (products.length === 0) return null
  return (
    <section
      aria-labelledby="named-products"
      className={cn(
        'mt-12 xl:mt-4 xl:max-w-sheet print:hidden',
        products.length === within.length && 'hidden xl:block',
      )}
    >
      <h2 id="named-products" className="mb-4 text-xl font-extrabold phone:text-lg">
        {MENTIONED_TITLE}
      </h2>
      <Rail label={MENTIONED_TITLE} listClassName="pb-1 xl:grid xl:grid-cols-2">
        {products.map((card) => (
          <RailItem
            key={card.id}
            className={cn(
              'w-rail-card desk:w-[calc((100%-2rem)/3)] desk:grow md:w-[calc((100%-3rem)/4)] desk:max-w-80 xl:w-auto xl:max-w-none',
              within.includes(card) && 'hidden xl:block',
            )}
          >
            <ProductCard card={toShownCard(card)} />
          </RailItem>
        ))}
      </Rail>
    </section>
  )
}

const PICTURE_SIZES = pictureSizes({ base: '100vw', desk: '34rem', lg: '44rem', xxl: '52rem' })

/** On a wide screen what an article names stands beside it. */
const WITH_PRODUCTS =
  'xl:grid xl:grid-cols-[minmax(0,var(--width-sheet))_var(--width-summary)] xl:items-start xl:justify-center xl:gap-6'

type BlogPostPageProps = CallAnswer<typeof getBlogPost>['data'] & { shop: ShopSettings }

export function BlogPostPage(props: BlogPostPageProps) {
  const { article: post, related, products, previous, next, shop } = props
  const { category, picture, title } = post
  const { html, headings } = parseRichText(post.body)
  const beside = besideText(html, products)
  const within = withinText(html, beside)
  const trail = [
    { label: 'خانه', href: '/' },
    { label: 'مجله', href: paths.blog },
    { label: category.title, href: paths.blogCategory(category.slug) },
    { label: title },
  ]
  return (
    <div className="wrap py-5">
      <JsonLd data={blogPostData(post, shop)} />
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <div className={cn(beside.length > 0 && WITH_PRODUCTS)}>
        <article className="mx-auto mt-4 w-full max-w-sheet pb-8 desk:px-10 desk:pb-14">
          <ReadingLayout
            title="در این نوشته"
            headings={headings}
            head={<BlogPostHead post={post} />}
            picture={
              <div className="relative -mx-4 mb-8 aspect-[16/9] overflow-hidden bg-ink-100 desk:mx-0 desk:mb-10 desk:rounded-card lg:aspect-[2/1]">
                <Picture
                  {...responsiveImage(picture.url)}
                  alt={picture.alt}
                  isPriority
                  sizes={PICTURE_SIZES}
                  className="absolute inset-0 size-full object-cover dark:brightness-[0.85]"
                />
              </div>
            }
          >
            <ArticleBody html={html} products={products} within={within} />
          </ReadingLayout>
        </article>
        <ErrorBoundary>
          <MentionedProducts products={beside} within={within} />
        </ErrorBoundary>
      </div>
      <AdjacentPosts previous={previous} next={next} />
      <ErrorBoundary>
        <RelatedBlogPosts posts={related} />
      </ErrorBoundary>
    </div>
  )
}
