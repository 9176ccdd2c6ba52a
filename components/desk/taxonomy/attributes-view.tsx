'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { attributesQuery, orderAttributes } from '@/lib/client/desk/attributes'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { DeskAttribute } from '@/lib/contract/desk/attributes'
import { formatNumber } from '@/lib/persian/money'
import { searchKey } from '@/lib/persian/text'
import { NewAttributePanel } from './attribute-input-form'
import { AttributePanel } from './attribute-panel'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { ArrowDownIcon, ArrowUpIcon } from '../ui/desk-icons'
import { DeskPage } from '../ui/desk-page'
import { PANEL_OVER_LIST } from '../ui/desk-panel'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { DeskTable, type DeskColumn } from '../ui/desk-table'
import type { RowCommand } from '../ui/row-commands'
import { DeskSearch, useListAddress } from '../ui/list-tools'
import { KeyHint } from '../ui/key-hint'
import { TABLE_HINTS } from '../ui/table-hints'
import { useAttributeChanges } from './use-attribute-changes'
import { useDeskMutation } from '../ui/use-desk-mutation'

const group = 'ویژگی‌ها'
const SHOWN_NAMES = 3

/** The first of them, and how many more. */
function listShort(names: readonly string[]): string {
  const more = names.length - SHOWN_NAMES
  const first = names.slice(0, SHOWN_NAMES).join('، ')
  return more > 0 ? `${first} و ${formatNumber(more)} دیگر` : first
}

/** All attributes of the goods, in the order in which every product shows them. */
export function AttributesView() {
  const address = useListAddress()
  const queryClient = useQueryClient()
  const attributes = useQuery(attributesQuery)
  const field = useRef<HTMLInputElement>(null)
  const [moved, setMoved] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const isPanelOver = useMediaQuery(PANEL_OVER_LIST)
  const openName = address.get('open')
  const all = attributes.data ?? []
  const opened = all.find(({ name }) => name === openName)
  const { renaming, hints, notice } = useAttributeChanges((name) => {
    if (openName !== '') address.set({ open: name })
  })
  const q = address.get('q')
  const words = searchKey(q)
  const found = all.filter(({ name, values }) =>
    searchKey([name, ...values.map(({ value }) => value)].join(' ')).includes(words),
  )
  const hrefOf = ({ name }: DeskAttribute) => address.hrefOf({ open: name })
  const ordering = useDeskMutation({
    send: orderAttributes,
    onDone: (stored) => queryClient.setQueryData(attributesQuery.queryKey, stored),
  })
  const move = ({ name }: DeskAttribute, by: 1 | -1) => {
    const names = all.map((one) => one.name)
    const at = names.indexOf(name)
    const to = at + by
    if (ordering.isBusy || words !== '' || to < 0 || to >= names.length) return
    setMoved(`«${name}» ردیف ${formatNumber(to + 1)} شد`)
    ordering.run(names.toSpliced(at, 1).toSpliced(to, 0, name))
  }
  const rowCommands: RowCommand<DeskAttribute>[] = [
    {
      ...{ id: 'attribute-up', title: 'بالا بردن', group, keys: 'Alt+ArrowUp' },
      run: (one) => move(one, -1),
    },
    {
      ...{ id: 'attribute-down', title: 'پایین بردن', group, keys: 'Alt+ArrowDown' },
      run: (one) => move(one, 1),
    },
  ]
  const find: DeskCommand = {
    ...{ id: 'find-attribute', title: 'جستجوی ویژگی', group, keys: 'Slash' },
    run: () => field.current?.focus(),
  }
  const add: DeskCommand = {
    ...{ id: 'add-attribute', title: 'ویژگی تازه', group, keys: 'KeyC' },
    run: () => {
      address.set({ open: '' })
      setIsAdding(true)
    },
  }
  useCommands([find, add])
  const columns: DeskColumn<DeskAttribute>[] = [
    {
      ...{ id: 'name', header: 'ویژگی', className: 'w-1/4' },
      cell: (one) => (
        <Link
          href={hrefOf(one)}
          scroll={false}
          className="font-semibold underline-offset-4 hover:underline"
        >
          <MixedText>{one.name}</MixedText>
        </Link>
      ),
    },
    { id: 'products', header: 'کالا', cell: ({ products }) => formatNumber(products) },
    {
      ...{ id: 'input', header: 'نوشتن', className: 'max-w-0 w-1/6' },
      cell: ({ unit, choices }) => (
        <span className="text-note block truncate">
          {choices.length > 0 ? (
            `فهرست ${formatNumber(choices.length)} مقدار`
          ) : (
            <MixedText>{unit}</MixedText>
          )}
        </span>
      ),
    },
    {
      ...{ id: 'values', header: 'مقدارها', className: 'max-w-0 w-1/3' },
      cell: ({ values }) => (
        <span className="text-note block truncate">
          <MixedText>{listShort(values.map(({ value }) => value))}</MixedText>
        </span>
      ),
    },
    {
      ...{ id: 'categories', header: 'دسته‌ها', className: 'max-w-0 w-1/3' },
      cell: ({ categories }) => (
        <span className="text-note block truncate">
          <MixedText>{listShort(categories.map(({ title }) => title))}</MixedText>
        </span>
      ),
    },
    {
      ...{ id: 'move', header: 'ترتیب', isEnd: true },
      cell: (one) =>
        words === '' && (
          <span className="inline-flex">
            <MoveButton one={one} by={-1} isOff={all[0] === one} onMove={move} />
            <MoveButton one={one} by={1} isOff={all.at(-1) === one} onMove={move} />
          </span>
        ),
    },
  ]
  return (
    <DeskPage
      title="ویژگی‌ها"
      needs="catalogue.write"
      isFlush
      lead={
        attributes.data && (
          <>
            {formatNumber(all.length)} ویژگی
            <span className="phone:hidden">، به ترتیبی که در صفحهٔ همهٔ کالاها می‌آید</span>
          </>
        )
      }
      hints={[
        ...TABLE_HINTS,
        ...rowCommands.map((one) => ({ ...one, run: () => {} })),
        find,
        add,
        ...hints,
      ]}
      actions={
        <DeskButton variant="primary" onClick={add.run}>
          <PlusIcon size={16} />
          ویژگی تازه
          <KeyHint keys="KeyC" />
        </DeskButton>
      }
      tools={
        <DeskSearch
          label="نام ویژگی یا مقدار آن"
          value={q}
          fieldRef={field}
          onSearch={(text) => address.set({ q: text })}
        />
      }
    >
      <p role="status" className="sr-only">
        {moved}
      </p>
      <DeskQuery query={attributes} what="فهرست ویژگی‌ها">
        {() => (
          <div className="flex min-h-0 flex-1">
            {found.length === 0 ? (
              <div className="flex-1">
                <DeskState
                  title={words ? 'ویژگی‌ای با این نام نیست' : 'هنوز ویژگی‌ای نیست'}
                  text={words ? undefined : 'آنچه در ویرایش کالا نوشته شود این‌جا می‌آید.'}
                  action={
                    words ? (
                      <DeskButton onClick={() => address.set({ q: '' })}>برداشتن جستجو</DeskButton>
                    ) : (
                      <Link href={deskPaths.products} className="desk-button">
                        کالاها
                      </Link>
                    )
                  }
                />
              </div>
            ) : (
              <div className="flex min-h-0 min-w-0 flex-1 flex-col">
                <DeskTable
                  label="ویژگی‌ها"
                  rows={found}
                  columns={columns}
                  getId={(one) => all.indexOf(one)}
                  getName={({ name }) => name}
                  getHref={hrefOf}
                  rowCommands={rowCommands}
                  card={(one) => (
                    <Link
                      href={hrefOf(one)}
                      scroll={false}
                      className="flex min-h-11 items-center justify-between gap-3"
                    >
                      <span className="grid min-w-0">
                        <b className="font-semibold">
                          <MixedText>{one.name}</MixedText>
                        </b>
                        <span className="text-note line-clamp-1 whitespace-normal text-[12px]">
                          <MixedText>{listShort(one.values.map(({ value }) => value))}</MixedText>
                        </span>
                      </span>
                      <span className="text-note shrink-0">{formatNumber(one.products)} کالا</span>
                    </Link>
                  )}
                />
              </div>
            )}
            {isAdding && !opened && (
              <NewAttributePanel
                notice={isPanelOver && <div className="-mx-5 mb-4">{notice}</div>}
                onClose={() => setIsAdding(false)}
                onMade={(made) => {
                  setIsAdding(false)
                  address.set({ open: made })
                }}
              />
            )}
            {opened && (
              <AttributePanel
                key={opened.name}
                attribute={opened}
                all={all}
                renaming={renaming}
                notice={isPanelOver && <div className="-mx-5 mb-4">{notice}</div>}
                onClose={() => address.set({ open: '' })}
              />
            )}
          </div>
        )}
      </DeskQuery>
      {!(isPanelOver && (opened || isAdding)) && notice}
    </DeskPage>
  )
}

type MoveButtonProps = {
  one: DeskAttribute
  by: 1 | -1
  isOff: boolean
  onMove: (one: DeskAttribute, by: 1 | -1) => void
}

function MoveButton({ one, by, isOff, onMove }: MoveButtonProps) {
  const Icon = by === 1 ? ArrowDownIcon : ArrowUpIcon
  return (
    <button
      type="button"
      aria-label={`${by === 1 ? 'پایین' : 'بالا'} بردن ${one.name}`}
      disabled={isOff}
      className="text-note hover:bg-hover grid size-7 place-items-center rounded-md disabled:opacity-30"
      onClick={() => onMove(one, by)}
    >
      <Icon size={16} />
    </button>
  )
}
