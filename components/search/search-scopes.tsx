import Link from '@/components/ui/link'
import { listHref, type ListQuery } from '@/components/catalogue/list-query'
import type { CategoryLink } from '@/lib/contract/catalogue/categories'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'

export type SearchScope = CategoryLink & { count: number }

type SearchScopesProps = {
  query: ListQuery
  /** Those with the best and most matches. */
  scopes: readonly SearchScope[]
}

/** The same search in one category alone, where its goods are of several. */
export function SearchScopes({ query, scopes }: SearchScopesProps) {
  const { category: chosen, ...rest } = query
  if (scopes.length < 2) return null
  const everywhere: ListQuery = { ...rest, page: 1 }
  return (
    <nav aria-label="جستجو در دسته‌ها" className="mt-3">
      <ul className="fades-aside scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1 desk:-mx-6 desk:px-6">
        <Scope query={everywhere} isCurrent={chosen === undefined} title="همهٔ دسته‌ها" />
        {scopes.map(({ slug, title, count }) => (
          <Scope
            key={slug}
            query={{ ...everywhere, category: slug }}
            isCurrent={chosen === slug}
            {...{ title, count }}
          />
        ))}
      </ul>
    </nav>
  )
}

type ScopeProps = { query: ListQuery; isCurrent: boolean; title: string; count?: number }

function Scope({ query, isCurrent, title, count }: ScopeProps) {
  return (
    <li className="shrink-0">
      <Link
        href={listHref(paths.search, query)}
        rel="nofollow"
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-paper px-4 text-sm text-ink-700 hover:border-brand-300 aria-[current]:border-brand-600 aria-[current]:bg-brand-50 aria-[current]:font-bold aria-[current]:text-brand-700"
      >
        {title}
        {count !== undefined && (
          <>
            {' '}
            <small className="text-xs font-normal text-ink-500">{formatNumber(count)}</small>
          </>
        )}
      </Link>
    </li>
  )
}
