'use client'

import { useQuery } from '@tanstack/react-query'
import { PlusIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskPagesQuery } from '@/lib/client/desk/shop-settings'
import { formatDate } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery } from '../ui/desk-states'
import { DeskTable, type DeskColumn } from '../ui/desk-table'
import { KeyHint } from '../ui/key-hint'
import { TABLE_HINTS } from '../ui/table-hints'
import { useGoTo } from '../ui/use-go-to'

type ListedPage = NonNullable<ReturnType<typeof useListedPages>['data']>[number]

const useListedPages = () => useQuery(deskPagesQuery)

const State = ({ isOutline }: { isOutline: boolean }) =>
  isOutline ? (
    <span className="desk-tag bg-soon-bg text-soon-ink">نوشته نشده</span>
  ) : (
    <span className="desk-tag">منتشرشده</span>
  )

const title = ({ slug, title: name }: ListedPage) => (
  <Link
    href={deskPaths.page(slug)}
    className="font-semibold underline-offset-4 hover:underline phone:inline-flex phone:min-h-11 phone:items-center"
  >
    {name}
  </Link>
)

const describeLinks = ({ in_menu: inMenu, footer_column: column }: ListedPage) =>
  [inMenu && 'منو', column !== null && 'پاورقی'].filter(Boolean).join(' · ') || '—'

const columns: DeskColumn<ListedPage>[] = [
  { id: 'title', header: 'صفحه', className: 'w-1/3', cell: title },
  {
    id: 'path',
    header: 'نشانی',
    cell: ({ slug }) => (
      <bdi dir="ltr" className="text-note">
        {paths.textPage(slug)}
      </bdi>
    ),
  },
  {
    ...{ id: 'links', header: 'پیوند در' },
    cell: (page) => <span className="text-note">{describeLinks(page)}</span>,
  },
  { id: 'state', header: 'وضعیت', cell: ({ is_outline: is }) => <State isOutline={is} /> },
  {
    id: 'updated',
    header: 'آخرین تغییر',
    isEnd: true,
    cell: ({ updated_at: at }) => <span className="text-note">{formatDate(at)}</span>,
  },
]

/** The texts that the law and shoppers want, with those that are still to be written first named. */
export function PagesView() {
  const pages = useListedPages()
  const goTo = useGoTo()
  const add: DeskCommand = {
    ...{ id: 'add-page', title: 'صفحهٔ تازه', group: 'صفحه‌ها', keys: 'KeyC' },
    run: () => goTo(deskPaths.newPage),
  }
  useCommands([add])
  const left = pages.data?.filter(({ is_outline: is }) => is).length ?? 0
  return (
    <DeskPage
      title="صفحه‌ها"
      needs="content.write"
      isFlush
      hints={[...TABLE_HINTS, add]}
      actions={
        <Link href={deskPaths.newPage} className="desk-button desk-button-primary">
          <PlusIcon size={16} />
          صفحهٔ تازه
          <KeyHint keys="KeyC" />
        </Link>
      }
      lead={left > 0 ? `${formatNumber(left)} صفحه هنوز نوشته نشده` : 'همه نوشته شده'}
    >
      <DeskQuery query={pages} what="فهرست صفحه‌ها">
        {(rows) => (
          <DeskTable
            label="صفحه‌ها"
            rows={rows}
            columns={columns}
            getId={({ slug }) => rows.findIndex((one) => one.slug === slug)}
            getName={({ title: name }) => name}
            getHref={({ slug }) => deskPaths.page(slug)}
            card={(page) => (
              <span className="flex items-center justify-between gap-3">
                {title(page)}
                <State isOutline={page.is_outline} />
              </span>
            )}
          />
        )}
      </DeskQuery>
    </DeskPage>
  )
}
