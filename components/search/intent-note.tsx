import { Fragment } from 'react'
import Link from '@/components/ui/link'
import type { ListPage } from '@/components/catalogue/list-page'
import { getSortLabel, listHref, type ListQuery } from '@/components/catalogue/list-query'
import type { SearchIntent } from '@/lib/contract/catalogue/products'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { paths } from '@/lib/paths'

type IntentNoteProps = {
  intent: SearchIntent
  query: ListQuery
  list: Pick<ListPage, 'facets' | 'count'>
}

/** What was left out of a search, and where it can be had. */
export function IntentNote({ intent: { words, unmet, sort }, query, list }: IntentNoteProps) {
  if (words.length === 0 && unmet === null) return null
  return (
    <div className="mt-3 w-fit space-y-1 rounded-control bg-ink-100 px-4 py-2.5 text-md text-ink-700">
      {unmet && <p>{describeUnmet(unmet, query, list)}</p>}
      {words.length > 0 && sort && query.sort === sort && (
        <p>{`برای ${quoteAll(words)} کالاها از ${getSortLabel(query)} چیده شده است.`}</p>
      )}
      {words.length > 0 && !sort && <DroppedWords words={words} query={query} />}
    </div>
  )
}

const quoteAll = (words: readonly string[]) => words.map((word) => `«${word}»`).join(' و ')

function describeUnmet(
  { label, name }: NonNullable<SearchIntent['unmet']>,
  { q = '', properties = {} }: ListQuery,
  { facets, count }: IntentNoteProps['list'],
): string {
  const isOffered = facets.properties.some((one) => one.name === name)
  const others = Object.keys(properties).length > 0 ? '' : 'همهٔ '
  return [
    `«${isolateLatin(label)}» را اکنون موجود نداریم`,
    count > 0 ? `؛ این‌ها ${others}نتیجه‌های «${isolateLatin(q)}» است.` : '.',
    isOffered ? ` «${name}» را در فیلترها انتخاب کنید.` : '',
  ].join('')
}

const OFFERED_SORTS = ['best_selling', 'newest', 'cheapest'] as const

function DroppedWords({ words, query }: { words: readonly string[]; query: ListQuery }) {
  return (
    <p>
      {`${quoteAll(words)} را کنار گذاشتیم، چون نام کالا نیست؛ می‌توانید کالاها را به این ترتیب‌ها ببینید:`}
      {OFFERED_SORTS.map((sort) => (
        <Fragment key={sort}>
          {' '}
          <Link
            href={listHref(paths.search, { ...query, sort, page: 1 })}
            prefetch={false}
            className="inline-flex min-h-11 items-center rounded px-1 font-bold text-brand-700 underline underline-offset-4"
          >
            {getSortLabel({ ...query, sort })}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
