'use client'

import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronDownIcon } from '@/components/ui/icons'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { BulkBar } from './bulk-bar'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { useLeftChoice, useLeftList } from './list-walk'
import { ofCurrentRow, type RowCommand } from './row-commands'
import { useDensityCommands, useRowHeight } from './row-density'
import { useGoTo } from './use-go-to'
import type { Matching } from './use-matching'

export type DeskColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Its header sorts by this word. */
  sort?: string
  /** Buttons stand at the end of their cell, and stay in view where the rest is wider than the screen. */
  isEnd?: true
  className?: string
}

type Sorting = { by: string | null; isDescending: boolean; onSort: (by: string) => void }

type DeskTableProps<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly DeskColumn<Row>[]
  getId: (row: Row) => number
  /** What a row is called, for who hears it. */
  getName: (row: Row) => string
  getHref?: (row: Row) => string
  /** On a phone, in place of the cells. */
  card?: (row: Row) => ReactNode
  sorting?: Sorting
  /** With it rows can be chosen; what may be done with them. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode
  /** Where the list is a part of what matches: all of it, to be chosen together. */
  matching?: Matching<Row>
  /** Keys that act on the current row, chosen or not. */
  rowCommands?: readonly RowCommand<Row>[]
  /** Where cards stand in place of the cells: phones, unless the rows need more width than others. */
  cardScreen?: string
  /** Of a row at the usual density. */
  rowHeight?: number
  /** Of a few rows in a page that scrolls: they have no scroll of their own. */
  isInPage?: boolean
  more?: { hasMore: boolean; isLoading: boolean; load: () => void }
}

const features = tableFeatures({ rowSelectionFeature })
const ROW_HEIGHT = 40
const CARD_HEIGHT = 96
const STUCK = 'sticky end-0 text-end'

/** Rows that hands on the keys move through, choose and open; only those in view are drawn. */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { label, rows, columns, getId, getName, getHref, card, sorting, bulk, more, matching } =
    props
  const { rowCommands = [], rowHeight = ROW_HEIGHT, cardScreen = PHONE_SCREEN } = props
  const { isInPage = false } = props
  const goTo = useGoTo()
  const scroller = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery(cardScreen)
  const shownCard = isNarrow ? card : undefined
  const height = useRowHeight(rowHeight)
  const { left, leave } = useLeftList(rows.map(getId))
  const [current, setCurrent] = useState(left.row)
  const { chosen: leftChosen } = useLeftChoice()
  const [rowSelection, setRowSelection] = useState<RowSelectionState>(() =>
    Object.fromEntries(leftChosen.map((id) => [String(id), true])),
  )
  const data = useMemo(() => rows.map((row) => ({ row })), [rows])
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, { row: Row }>()
    return columns.map(({ id, header, cell }) =>
      helper.display({ id, header, cell: ({ row }) => cell(row.original.row) }),
    )
  }, [columns])
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: ({ row }) => String(getId(row)),
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
    enableRowSelection: bulk !== undefined,
  })
  const listed = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (shownCard ? CARD_HEIGHT : height),
    initialOffset: Math.min(left.top, rows.length * height),
    overscan: 12,
  })
  // Rows out of view keep the height that was measured, until they are told.
  useEffect(() => virtual.measure(), [virtual, height])
  // The keys may have gone on from another page.
  useEffect(() => {
    if (left.row >= 0) virtual.scrollToIndex(left.row)
  }, [virtual, left])
  const leaveFrom = (row: Row | undefined) => {
    if (row !== undefined) leave(getId(row), scroller.current?.scrollTop ?? 0)
  }
  /** What is listed is newer than what was read to choose all. */
  const known = new Map([...(matching?.rows ?? []), ...rows].map((row) => [getId(row), row]))
  const chosen = [...known].flatMap(([id, row]) => (rowSelection[String(id)] ? [row] : []))
  const clear = () => {
    setRowSelection({})
    matching?.drop()
  }
  const chooseAll = async () => {
    table.toggleAllRowsSelected(true)
    const all = matching?.hasMore ? await matching.load() : []
    if (all.length === 0) return
    setRowSelection(Object.fromEntries(all.map((row) => [String(getId(row)), true])))
  }
  const select = (index: number, isChosen: boolean) => listed[index]?.toggleSelected(isChosen)
  const move = (step: number, isExtending = false) => {
    const next = Math.min(Math.max(current + step, 0), listed.length - 1)
    if (isExtending) select(Math.max(current, 0), true)
    if (isExtending) select(next, true)
    setCurrent(next)
    virtual.scrollToIndex(next)
  }
  const open = () => {
    const row = rows[current]
    if (row === undefined || !getHref) return
    leaveFrom(row)
    goTo(getHref(row))
  }
  const group = 'فهرست'
  const keyOnly = { group, isKeyOnly: true } as const
  const choosing: DeskCommand[] = bulk
    ? [
        {
          ...{ ...keyOnly, id: 'select', title: 'انتخاب ردیف', keys: 'KeyX' },
          run: () => select(current, !listed[current]?.getIsSelected()),
        },
        {
          ...{ ...keyOnly, id: 'extend', title: 'انتخاب تا ردیف بعد', keys: 'Shift+KeyJ' },
          run: () => move(1, true),
        },
        {
          ...{ ...keyOnly, id: 'extend-back', title: 'انتخاب تا ردیف پیش', keys: 'Shift+KeyK' },
          run: () => move(-1, true),
        },
        {
          ...{ ...keyOnly, id: 'all', title: 'انتخاب همه', keys: 'Mod+KeyA' },
          run: () => void chooseAll(),
        },
        { ...keyOnly, id: 'clear', title: 'پاک کردن انتخاب', keys: 'Escape', run: clear },
      ]
    : []
  useDensityCommands()
  useCommands([
    { ...keyOnly, id: 'next', title: 'ردیف بعد', keys: 'KeyJ', run: () => move(1) },
    { ...keyOnly, id: 'former', title: 'ردیف پیش', keys: 'KeyK', run: () => move(-1) },
    ...(getHref
      ? [{ ...keyOnly, id: 'open', title: 'باز کردن ردیف', keys: 'Enter', run: open }]
      : []),
    ...choosing,
    ...ofCurrentRow(rowCommands, rows[current], getName, () => move(1)),
  ])

  const inView = isInPage ? [] : virtual.getVirtualItems()
  const items = isInPage ? listed.map((_, index) => ({ index })) : inView
  const before = inView[0]?.start ?? 0
  const after = isInPage ? 0 : virtual.getTotalSize() - (inView.at(-1)?.end ?? 0)
  const width = columns.length + (bulk ? 1 : 0)
  /** Nothing in it takes the focus, so that arrows could not scroll it. */
  const isRead = !getHref && !bulk
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        className={isInPage ? 'overflow-x-auto' : 'min-h-0 flex-1 overflow-auto'}
        {...(isRead ? { tabIndex: 0, role: 'group', 'aria-label': label } : { tabIndex: -1 })}
      >
        <table className="desk-table" aria-label={label} aria-rowcount={listed.length + 1}>
          <thead className={shownCard ? 'sr-only' : undefined}>
            <tr>
              {bulk && (
                <th scope="col" className="w-10">
                  <input
                    type="checkbox"
                    className="desk-check"
                    aria-label="انتخاب همه"
                    checked={listed.length > 0 && table.getIsAllRowsSelected()}
                    ref={(box) => {
                      if (!box) return
                      const isAll = table.getIsAllRowsSelected()
                      box.indeterminate = !isAll && table.getIsSomeRowsSelected()
                    }}
                    onChange={({ target }) =>
                      target.checked ? table.toggleAllRowsSelected(true) : clear()
                    }
                  />
                </th>
              )}
              {columns.map(({ id, header, sort, isEnd, className }) => (
                <th
                  key={id}
                  scope="col"
                  className={cn(isEnd && `z-[4] ${STUCK}`, className)}
                  aria-sort={sort && sorting ? ariaSort(sorting, sort) : undefined}
                >
                  {sort && sorting ? (
                    <button
                      type="button"
                      className="inline-flex items-center gap-1 hover:text-ink-900"
                      onClick={() => sorting.onSort(sort)}
                    >
                      {header}
                      {sorting.by === sort && (
                        <ChevronDownIcon
                          size={12}
                          className={sorting.isDescending ? undefined : 'rotate-180'}
                        />
                      )}
                    </button>
                  ) : (
                    header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && (
              <tr aria-hidden="true">
                <td colSpan={width} className="!h-auto !p-0" style={{ height: before }} />
              </tr>
            )}
            {items.map(({ index }) => {
              const row = listed[index]
              if (!row) return null
              const isChosen = row.getIsSelected()
              return (
                <tr
                  key={row.id}
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  aria-selected={bulk ? isChosen : undefined}
                  onClick={() => {
                    setCurrent(index)
                    leaveFrom(rows[index])
                  }}
                  className={cn(
                    isChosen ? 'bg-selected' : index === current ? 'bg-hover' : 'bg-paper',
                    index === current &&
                      '[&>td]:border-acting-edge [&>td:first-child]:shadow-[inset_-3px_0_var(--desk-acting)]',
                  )}
                >
                  {bulk && (
                    <td className="w-10" style={{ height }}>
                      <input
                        type="checkbox"
                        className="desk-check"
                        aria-label={`انتخاب ${getName(row.original.row)}`}
                        checked={isChosen}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </td>
                  )}
                  {shownCard ? (
                    <td colSpan={columns.length} className="whitespace-normal !py-2.5">
                      {shownCard(row.original.row)}
                    </td>
                  ) : (
                    row.getAllCells().map((cell, at) => (
                      <td
                        key={cell.id}
                        style={{ height }}
                        className={cn(
                          columns[at]?.isEnd && `z-[2] ${STUCK} bg-inherit`,
                          columns[at]?.className,
                        )}
                      >
                        <table.FlexRender cell={cell} />
                      </td>
                    ))
                  )}
                </tr>
              )
            })}
            {after > 0 && (
              <tr aria-hidden="true">
                <td colSpan={width} className="!h-auto !p-0" style={{ height: after }} />
              </tr>
            )}
          </tbody>
        </table>
        {more?.hasMore && (
          <p className="p-4 text-center">
            <DeskButton onClick={more.load} isBusy={more.isLoading}>
              ردیف‌های بیشتر
            </DeskButton>
          </p>
        )}
      </div>
      {bulk && chosen.length > 0 && (
        <BulkBar
          isInPage={isInPage}
          count={chosen.length}
          more={
            matching?.hasMore && table.getIsAllRowsSelected() && chosen.length === rows.length
              ? { ...matching, onChoose: () => void chooseAll() }
              : null
          }
          onClear={clear}
        >
          {bulk(chosen, clear)}
        </BulkBar>
      )}
    </div>
  )
}

function ariaSort({ by, isDescending }: Sorting, sort: string) {
  if (by !== sort) return 'none'
  return isDescending ? 'descending' : 'ascending'
}
