'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useMemo, useRef } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { deskArticlesQuery } from '@/lib/client/desk/articles'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { ListedArticle } from '@/lib/contract/desk/articles'
import { formatDate, formatDateTime } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'
import { ARTICLE_STATE_TITLES, ARTICLE_STATES, ArticleStateTag } from './article-labels'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskPage } from '../ui/desk-page'
import { useDeskRouter } from '../ui/desk-router'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { DeskTable, type DeskColumn } from '../ui/desk-table'
import { KeyHint } from '../ui/key-hint'
import { DeskSearch, DeskTabs } from '../ui/list-tools'
import { TABLE_HINTS } from '../ui/table-hints'
import { useGoTo } from '../ui/use-go-to'

const NO_CATEGORY = 'بی‌دسته'

type TitleProps = { article: ListedArticle; list: string }

const Title = ({ article: { id, title, picture }, list }: TitleProps) => (
  <span className="flex min-w-0 items-center gap-2.5">
    {picture ? (
      <Picture
        {...responsiveImage(picture)}
        sizes="40px"
        alt=""
        width={40}
        height={28}
        className="h-7 w-10 shrink-0 rounded object-cover"
      />
    ) : (
      <span className="bg-sunk h-7 w-10 shrink-0 rounded" />
    )}
    <Link
      href={deskPaths.articleOfList(id, list)}
      className="min-w-0 font-semibold underline-offset-4 hover:underline desk:truncate phone:flex phone:min-h-11 phone:items-center"
    >
      {/* A box of flex cuts its text without an ellipsis. */}
      <span className="phone:line-clamp-2">
        <MixedText>{title}</MixedText>
      </span>
    </Link>
  </span>
)

function writeTime({ state, published_at: at, updated_at: changed }: ListedArticle): string {
  if (at === null) return `آخرین تغییر ${formatDate(changed)}`
  return state === 'scheduled' ? formatDateTime(at) : formatDate(at)
}

const columnsOf = (list: string): DeskColumn<ListedArticle>[] => [
  {
    ...{ id: 'title', header: 'نوشته', className: 'w-1/2 max-w-0' },
    cell: (article) => <Title article={article} list={list} />,
  },
  { id: 'category', header: 'دسته', cell: ({ category }) => category?.title ?? NO_CATEGORY },
  { id: 'author', header: 'نویسنده', cell: ({ author }) => <MixedText>{author}</MixedText> },
  { id: 'state', header: 'وضعیت', cell: ({ state }) => <ArticleStateTag state={state} /> },
  {
    ...{ id: 'time', header: 'زمان', isEnd: true },
    cell: (article) => <span className="text-note">{writeTime(article)}</span>,
  },
]

const group = 'مجله'
const ORDERED_BY = {
  all: 'پیش‌نویس‌ها و زمان‌دارها در بالا، سپس از تازه به کهنه',
  draft: 'به ترتیب آخرین تغییر، از تازه به کهنه',
  scheduled: 'به ترتیب زمان انتشار، دورترین در بالا',
  published: 'به ترتیب انتشار، از تازه به کهنه',
}

export function ArticlesView() {
  const router = useDeskRouter()
  const goTo = useGoTo()
  const pathname = usePathname()
  const search = useSearchParams()
  const list = search.toString()
  const columns = useMemo(() => columnsOf(list), [list])
  const field = useRef<HTMLInputElement>(null)
  const q = search.get('q') ?? ''
  const state = ARTICLE_STATES.find((one) => one === search.get('state'))
  const articles = useInfiniteQuery(deskArticlesQuery({ q, ...(state && { state }) }))
  const counts = articles.data?.pages[0]?.counts
  const rows = articles.data?.pages.flatMap((part) => part.articles) ?? []
  const hrefWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
  const add: DeskCommand = {
    ...{ id: 'add-article', title: 'نوشتهٔ تازه', group, keys: 'KeyC' },
    run: () => goTo(deskPaths.newArticle),
  }
  const find: DeskCommand = {
    ...{ id: 'find-article', title: 'جستجوی نوشته', group, keys: 'Slash' },
    run: () => field.current?.focus(),
  }
  useCommands([find, add])
  return (
    <DeskPage
      title="مجله"
      needs="content.write"
      isFlush
      hints={[...TABLE_HINTS, find, add]}
      lead={counts && `${formatNumber(counts.all)} نوشته، ${ORDERED_BY[state ?? 'all']}`}
      actions={
        <Link href={deskPaths.newArticle} className="desk-button desk-button-primary">
          <PlusIcon size={16} />
          نوشتهٔ تازه
          <KeyHint keys="KeyC" />
        </Link>
      }
      tabs={
        <DeskTabs
          label="وضعیت نوشته‌ها"
          current={state ?? 'all'}
          tabs={(['all', ...ARTICLE_STATES] as const).map((one) => ({
            id: one,
            title: one === 'all' ? 'همه' : ARTICLE_STATE_TITLES[one],
            href: hrefWith({ state: one === 'all' ? '' : one }),
            count: counts?.[one],
          }))}
        />
      }
      tools={
        <DeskSearch
          label="عنوان، نویسنده یا نشانی"
          value={q}
          fieldRef={field}
          onSearch={(text) => router.replace(hrefWith({ q: text }), { scroll: false })}
        />
      }
    >
      <DeskQuery query={articles} what="فهرست نوشته‌ها">
        {() =>
          rows.length === 0 ? (
            <DeskState
              title={q || state ? 'نوشته‌ای با این نشانه‌ها نیست' : 'هنوز نوشته‌ای نیست'}
              text={q || state ? undefined : 'راهنمای خرید و نگهداری، خریدار را دلگرم می‌کند.'}
              action={
                q || state ? (
                  <Link href={pathname} className="desk-button">
                    همهٔ نوشته‌ها
                  </Link>
                ) : (
                  <Link href={deskPaths.newArticle} className="desk-button desk-button-primary">
                    اولین نوشته
                  </Link>
                )
              }
            />
          ) : (
            <DeskTable
              label="نوشته‌ها"
              rows={rows}
              columns={columns}
              getId={({ id }) => id}
              getName={({ title }) => title}
              getHref={({ id }) => deskPaths.articleOfList(id, list)}
              card={(article) => (
                <span className="grid grid-cols-[minmax(0,1fr)] gap-1 whitespace-normal">
                  <Title article={article} list={list} />
                  <span className="text-note flex items-center gap-2 text-[12px]">
                    <ArticleStateTag state={article.state} />
                    {article.category?.title ?? NO_CATEGORY} · {writeTime(article)}
                  </span>
                </span>
              )}
              more={{
                hasMore: articles.hasNextPage,
                isLoading: articles.isFetchingNextPage,
                load: () => void articles.fetchNextPage(),
              }}
            />
          )
        }
      </DeskQuery>
    </DeskPage>
  )
}
