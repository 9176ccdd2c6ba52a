import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { describeProductCount } from './count-text'
import type { ListPage } from './list-page'
import { JsonLd, breadcrumbData } from '@/lib/seo/structured-data'

type ListHeadingProps = {
  trail: { label: string; href: string }[]
  title: ReactNode
  text?: string | undefined
  /** Beside the title, such as a clock. */
  aside?: ReactNode
  /** Of the goods below it. */
  list?: Pick<ListPage, 'count' | 'is_minimum'>
}

/** Where the list has no row for it. */
export function ListCount({
  count,
  is_minimum: isMinimum,
}: Pick<ListPage, 'count' | 'is_minimum'>) {
  return (
    <span className="shrink-0 text-sm font-normal text-ink-500 md:hidden">
      {describeProductCount(count, isMinimum)}
    </span>
  )
}

export function ListHeading({ trail, title, text, aside, list }: ListHeadingProps) {
  const items = [{ label: 'خانه', href: '/' }, ...trail]
  const count = list && <ListCount {...list} />
  // Alone it takes no line of a phone from the goods.
  const isBesideTitle = !text && !aside
  return (
    <>
      <JsonLd data={breadcrumbData(items)} />
      <Breadcrumb items={items} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mt-3">
        <h1 className="min-w-0 text-3xl font-extrabold phone:text-2xl">{title}</h1>{' '}
        {isBesideTitle ? count : aside}
      </div>
      {!isBesideTitle && (text || count) && (
        <div className="mt-1 flex items-baseline justify-between gap-3 text-md text-ink-500 empty:hidden">
          {text && <p className="max-w-text phone:line-clamp-2">{text}</p>}
          {count}
        </div>
      )}
    </>
  )
}
