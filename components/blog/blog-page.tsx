import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { pictureSizes } from '@/styles/breakpoints'
import Link from '@/components/ui/link'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { BLOG_FEED, BLOG_TITLE } from '@/lib/seo/feed'
import { JsonLd, breadcrumbData, itemListData } from '@/lib/seo/structured-data'
import type { BlogPostList, BlogPostSummary } from '@/lib/contract/blog'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import { cutAtPhrase } from '@/lib/persian/hold-phrases'
import { formatDate } from '@/lib/persian/dates'
import { BlogPostCard } from './blog-post-card'

const MAX_LEAD_EXCERPT = 180
/** Two lines. */
const MAX_PHONE_EXCERPT = 85

const LEAD_SIZES = pictureSizes({ base: '100vw', md: '51.25rem', xl: '54rem', xxl: '47rem' })

/**
 * The first of a page, as large as four of the others: nine fill three, four and six columns. In a
 * wide one the picture fills what its name and text leave of that height.
 */
function LeadBlogPost({ post }: { post: BlogPostSummary }) {
  const { slug, title, excerpt, category, picture, author, minutes, published_at } = post
  return (
    <article className="group/card panel relative flex h-full flex-col overflow-hidden has-[a:focus-visible]:outline has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-ring">
      <div className="relative aspect-[16/9] overflow-hidden bg-ink-100 md:aspect-auto md:min-h-[24rem] md:flex-1">
        <Picture
          {...responsiveImage(picture.url)}
          isPriority
          sizes={LEAD_SIZES}
          className="absolute inset-0 size-full object-cover transition-transform duration-200 group-hover/card:scale-[1.03]"
        />
      </div>
      <div className="p-5 desk:p-7 md:order-first md:flex md:flex-col md:items-start phone:px-4 phone:pb-4">
        <p className="text-sm font-semibold text-brand-700">{category.title}</p>
        <h3 className="mt-1.5 text-balance text-3xl font-extrabold phone:text-xl">
          <Link
            href={paths.blogPost(slug)}
            className="outline-none after:absolute after:inset-0 group-hover/card:text-brand-700"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 max-w-text text-ink-500 md:text-lg phone:text-md">
          <span className="phone:hidden">{cutAtPhrase(excerpt, MAX_LEAD_EXCERPT)}</span>
          <span className="hidden phone:inline">{cutAtPhrase(excerpt, MAX_PHONE_EXCERPT)}</span>
        </p>
        <p className="mt-4 flex flex-wrap gap-x-2 text-sm text-ink-500 phone:mt-3 phone:text-xs">
          <span>نوشتهٔ {author}</span>
          <span aria-hidden="true">·</span>
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          <span aria-hidden="true">·</span>
          <span>{persianDigits(minutes)} دقیقه خواندن</span>
        </p>
      </div>
    </article>
  )
}

const BLOG_DESCRIPTION = 'راهنمای خرید، نگهداری و چیزهایی که به کار خانه و زندگی می‌آید.'

type BlogPageData = { list: BlogPostList; page: number; slug: string | undefined }

function getBlogPath(category: string | undefined, page: number): string {
  const base = category === undefined ? paths.blog : paths.blogCategory(category)
  if (page === 1) return base
  return category === undefined ? `${base}/page/${page}` : `${base}/${page}`
}

function getBlogTitle({ list, slug }: BlogPageData): string {
  const selectedCategory = list.categories.find((category) => category.slug === slug)
  return selectedCategory ? `${selectedCategory.title} در ${BLOG_TITLE}` : BLOG_TITLE
}

export function getBlogMetadata(blog: BlogPageData): Promise<Metadata> {
  const { list, page, slug } = blog
  const title = getBlogTitle(blog)
  const newest = list.articles.slice(0, 3).map((post) => post.title)
  const about = slug === undefined ? BLOG_DESCRIPTION : `${title}: ${newest.join('؛ ')}.`
  return pageMetadata({
    title,
    description: about,
    note: page > 1 ? `، صفحهٔ ${persianDigits(page)}` : '',
    path: getBlogPath(slug, page),
    feed: BLOG_FEED,
  })
}

type BlogPageProps = { blog: BlogPageData; /** Below the posts. */ children?: ReactNode }

export function BlogPage({ blog, children }: BlogPageProps) {
  const { list, page, slug } = blog
  const title = getBlogTitle(blog)
  const [lead, ...others] = list.articles
  const selectedCategory = list.categories.find((category) => category.slug === slug)
  const trail = [
    { label: 'خانه', href: '/' },
    { label: BLOG_TITLE, href: paths.blog },
    ...(selectedCategory ? [{ label: selectedCategory.title, href: getBlogPath(slug, 1) }] : []),
  ]
  return (
    <>
      <div className="wrap py-5">
        <JsonLd data={breadcrumbData(trail)} />
        <JsonLd data={itemListData(list.articles.map((post) => paths.blogPost(post.slug)))} />
        <Breadcrumb items={trail} />
        <h1 className="mt-3 text-3xl font-extrabold phone:text-2xl">{title}</h1>
        {slug === undefined && <p className="mt-1 text-ink-500">{BLOG_DESCRIPTION}</p>}
        <nav aria-label="بخش‌های مجله" className="mt-3">
          <ul className="fades-aside scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1 desk:mx-0 desk:px-0">
            <BlogCategoryLink href={paths.blog} isCurrent={slug === undefined} title="همه" />
            {list.categories.map((category) => (
              <BlogCategoryLink
                key={category.slug}
                href={getBlogPath(category.slug, 1)}
                isCurrent={category.slug === slug}
                title={`${category.title} (${persianDigits(category.count)})`}
              />
            ))}
          </ul>
        </nav>
        <h2 className="sr-only">نوشته‌ها</h2>
        {list.articles.length === 0 && <EmptyState as="p" title="هنوز نوشته‌ای نیست" />}
        <ul className="mt-5 grid grid-cols-posts gap-4">
          {lead && (
            <li className="sm:col-span-2 md:row-span-2">
              <LeadBlogPost post={lead} />
            </li>
          )}
          {others.map((post, index) => (
            <li
              key={post.id}
              className={index > 0 ? 'drawn-below phone:[--drawn:9rem]' : undefined}
            >
              <BlogPostCard post={post} isRow />
            </li>
          ))}
        </ul>
        <Pagination
          className="mt-10"
          page={page}
          totalPages={list.total}
          label="صفحه‌های مجله"
          href={(next) => getBlogPath(slug, next)}
        />
      </div>
      {children}
      <p className="wrap text-sm">
        <a
          href={BLOG_FEED.path}
          className="inline-flex min-h-11 items-center rounded text-ink-500 hover:text-brand-700"
        >
          <span>
            دنبال کردن مجله در خبرخوان (<bdi dir="ltr">RSS</bdi>)
          </span>
        </a>
      </p>
    </>
  )
}

function BlogCategoryLink({
  href,
  isCurrent,
  title,
}: {
  href: string
  isCurrent: boolean
  title: string
}) {
  return (
    <li className="shrink-0">
      <Link
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex h-11 items-center rounded-full border border-line bg-paper px-4 text-sm text-ink-700 hover:border-brand-300 aria-[current]:border-brand-600 aria-[current]:bg-brand-50 aria-[current]:font-bold aria-[current]:text-brand-700"
      >
        {title}
      </Link>
    </li>
  )
}
