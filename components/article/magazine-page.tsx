import type { Metadata } from 'next'
import Link from 'next/link'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import type { ArticleList } from '@/lib/contract/blog'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ArticleCard } from './article-card'

const TITLE = 'مجلهٔ ویترین'

function magazinePath(category: string | undefined, page: number): string {
  const base = category ? `${paths.blog}/category/${encodeURIComponent(category)}` : paths.blog
  if (page === 1) return base
  return category ? `${base}/${page}` : `${base}/page/${page}`
}

export type Magazine = { list: ArticleList; page: number; slug: string | undefined }

function titleOf({ list, slug }: Magazine): string {
  const chosen = list.categories.find((category) => category.slug === slug)
  return chosen ? `${TITLE}: ${chosen.title}` : TITLE
}

export function magazineMetadata(magazine: Magazine): Metadata {
  const { page, slug } = magazine
  const title = titleOf(magazine)
  return pageMetadata({
    title: page > 1 ? `${title}، صفحهٔ ${persianDigits(page)}` : title,
    description: 'راهنمای خرید، نگهداری و چیزهایی که به کار خانه و زندگی می‌آید.',
    path: magazinePath(slug, page),
  })
}

export function MagazinePage({ magazine }: { magazine: Magazine }) {
  const { list, page, slug } = magazine
  const title = titleOf(magazine)
  return (
    <div className="wrap py-5">
      <Breadcrumb
        items={[
          { label: 'ویترین', href: '/' },
          { label: TITLE, href: paths.blog },
        ]}
      />
      <h1 className="mt-3 text-3xl font-extrabold phone:text-2xl">{title}</h1>
      <nav aria-label="بخش‌های مجله" className="mt-4">
        <ul className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1 desk:mx-0 desk:px-0">
          <Part href={paths.blog} chosen={slug === undefined} title="همه" />
          {list.categories.map((category) => (
            <Part
              key={category.slug}
              href={magazinePath(category.slug, 1)}
              chosen={category.slug === slug}
              title={`${category.title} (${persianDigits(category.count)})`}
            />
          ))}
        </ul>
      </nav>
      <h2 className="sr-only">نوشته‌ها</h2>
      {list.articles.length === 0 && <EmptyState as="p" title="هنوز نوشته‌ای نیست" />}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {list.articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-10"
        page={page}
        totalPages={list.total}
        label="صفحه‌های مجله"
        href={(next) => magazinePath(slug, next)}
      />
    </div>
  )
}

function Part({ href, chosen, title }: { href: string; chosen: boolean; title: string }) {
  return (
    <li className="shrink-0">
      <Link
        href={href}
        aria-current={chosen ? 'page' : undefined}
        className="flex h-11 items-center rounded-full border border-line bg-paper px-4 text-sm text-ink-700 hover:border-brand-300 aria-[current]:border-brand-600 aria-[current]:bg-brand-50 aria-[current]:font-bold aria-[current]:text-brand-700"
      >
        {title}
      </Link>
    </li>
  )
}
