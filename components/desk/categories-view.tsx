'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { PlusIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { saveCategory, taxonomyKeys, taxonomyQuery } from '@/lib/client/desk/taxonomy'
import { formatNumber } from '@/lib/persian/money'
import {
  buildTree,
  CategoryPanel,
  countGoods,
  flatten,
  MAX_LEVELS,
  NEW,
  type Branch,
  type CategoryDraft,
} from './category-panel'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { ArrowDownIcon, ArrowUpIcon } from './desk-icons'
import { DeskPage } from './desk-page'
import { DeskQuery, DeskState } from './desk-states'
import { KeyHint } from './key-hint'
import { useDeskMutation } from './use-desk-mutation'
import { useDrafts } from './use-drafts'

const group = 'دسته‌ها'

export function CategoriesView() {
  const taxonomy = useQuery(taxonomyQuery)
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const drafts = useDrafts<CategoryDraft>()
  const [current, setCurrent] = useState<number | null>(null)
  const open = search.get('open')
  const rows = taxonomy.data?.categories ?? []
  const tree = buildTree(rows, null)
  const listed = flatten(tree)
  const saved = rows.find(({ id }) => String(id) === open) ?? null
  const show = (key: string | null, parentId?: number) => {
    const query = new URLSearchParams({
      ...(key !== null && { open: key }),
      ...(parentId !== undefined && { parent: String(parentId) }),
    })
    router.replace(query.size > 0 ? `${pathname}?${query}` : pathname, { scroll: false })
  }
  const moving = useDeskMutation({
    send: ({ id, version, position }: { id: number; version: number; position: number }) =>
      saveCategory(id, { version, position }),
    invalidates: taxonomyKeys.all,
  })
  const move = (id: number | null, step: 1 | -1) => {
    const row = rows.find((one) => one.id === id)
    if (!row || moving.isBusy) return
    const siblings = rows.filter(({ parent_id }) => parent_id === row.parent_id)
    const position = siblings.indexOf(row) + step
    if (position >= 0 && position < siblings.length) {
      moving.run({ id: row.id, version: row.version, position })
    }
  }
  const go = (step: number) => {
    const at = listed.findIndex(({ category }) => category.id === current)
    const next = listed[Math.min(Math.max(at + step, 0), listed.length - 1)]
    if (next) setCurrent(next.category.id)
  }
  const keyOnly = { group, isKeyOnly: true } as const
  const add: DeskCommand = {
    ...{ id: 'add-category', title: 'دستهٔ تازه', group, keys: 'KeyC' },
    run: () => show(NEW),
  }
  const up: DeskCommand = {
    ...{ ...keyOnly, id: 'category-up', title: 'بالا بردن', keys: 'Alt+ArrowUp' },
    run: () => move(current, -1),
  }
  const down: DeskCommand = {
    ...{ ...keyOnly, id: 'category-down', title: 'پایین بردن', keys: 'Alt+ArrowDown' },
    run: () => move(current, 1),
  }
  const openCurrent: DeskCommand = {
    ...{ ...keyOnly, id: 'open-category', title: 'ویرایش', keys: 'Enter' },
    run: () => current !== null && show(String(current)),
  }
  useCommands([
    add,
    openCurrent,
    up,
    down,
    { ...keyOnly, id: 'next-category', title: 'دستهٔ بعد', keys: 'KeyJ', run: () => go(1) },
    { ...keyOnly, id: 'former-category', title: 'دستهٔ پیش', keys: 'KeyK', run: () => go(-1) },
  ])
  return (
    <DeskPage
      title="دسته‌ها"
      needs="catalogue.write"
      lead={taxonomy.data && countCategories(tree, rows.length)}
      hints={[add, openCurrent, up, down]}
      isFlush
      actions={
        <DeskButton variant="primary" onClick={add.run}>
          <PlusIcon size={16} />
          دستهٔ تازه
          <KeyHint keys="KeyC" />
        </DeskButton>
      }
    >
      <div className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1 overflow-y-auto">
          <DeskQuery query={taxonomy} what="فهرست دسته‌ها">
            {() =>
              rows.length === 0 ? (
                <DeskState
                  title="هنوز دسته‌ای نیست"
                  text="کالا در دسته جا می‌گیرد. اولین دسته همان لحظه در فهرست کالاهای فروشگاه دیده می‌شود."
                  action={
                    <DeskButton variant="primary" onClick={add.run}>
                      ساختن اولین دسته
                    </DeskButton>
                  }
                />
              ) : (
                <BranchList
                  branches={tree}
                  label="دسته‌ها"
                  current={current}
                  openKey={open}
                  hasDraft={drafts.has}
                  isBusy={moving.isBusy}
                  onOpen={(id) => {
                    setCurrent(id)
                    show(String(id))
                  }}
                  onMove={(id, step) => {
                    setCurrent(id)
                    move(id, step)
                  }}
                  onAdd={(parentId) => show(NEW, parentId)}
                />
              )
            }
          </DeskQuery>
        </div>
        {(saved || open === NEW) && taxonomy.data && (
          <CategoryPanel
            key={open}
            saved={saved}
            listed={listed}
            parentId={Number(search.get('parent')) || null}
            drafts={drafts}
            onClose={() => show(null)}
            onSaved={(id) => {
              setCurrent(id)
              show(String(id))
            }}
          />
        )}
      </div>
    </DeskPage>
  )
}

function countCategories(tree: readonly Branch[], all: number): string {
  const below = all - tree.length
  const first = `${formatNumber(tree.length)} دسته`
  return below > 0 ? `${first} و ${formatNumber(below)} زیردسته` : first
}

type BranchListProps = {
  branches: readonly Branch[]
  label: string
  current: number | null
  openKey: string | null
  hasDraft: (key: string) => boolean
  isBusy: boolean
  onOpen: (id: number) => void
  onMove: (id: number, step: 1 | -1) => void
  onAdd: (parentId: number) => void
}

const iconButton =
  'text-note hover:bg-hover grid size-7 place-items-center rounded-md disabled:opacity-30 phone:size-11'

function BranchList({ branches, label, ...rest }: BranchListProps) {
  const { current, openKey, hasDraft, isBusy, onOpen, onMove, onAdd } = rest
  return (
    <ul aria-label={label}>
      {branches.map((branch, at) => {
        const { category, level, children } = branch
        const { id, title } = category
        const products = countGoods(branch)
        const goods = products > 0 ? `${formatNumber(products)} کالا` : 'بی‌کالا'
        const isOpen = openKey === String(id)
        return (
          <li key={id}>
            <div
              ref={(row) => {
                if (current === id) row?.scrollIntoView({ block: 'nearest' })
              }}
              className={cn(
                'border-hair flex min-h-10 items-center gap-1 border-b pe-3 phone:min-h-11',
                isOpen && 'bg-selected',
                current === id && !isOpen && 'bg-hover',
                current === id && 'shadow-[inset_-3px_0_var(--desk-acting)]',
              )}
              style={{ paddingInlineStart: `${level * 20 - 4}px` }}
            >
              <button
                type="button"
                onClick={() => onOpen(id)}
                aria-current={isOpen || undefined}
                className={cn(
                  'min-h-10 min-w-0 flex-1 truncate text-start phone:min-h-11',
                  level === 1 ? 'font-semibold' : 'text-ink-700',
                )}
              >
                <MixedText>{title}</MixedText>
                {hasDraft(String(id)) && (
                  <span className="bg-soon-bg text-soon-ink desk-tag ms-2">ذخیره‌نشده</span>
                )}
                <span className="text-note hidden text-[12px] font-normal phone:block">
                  {goods}
                </span>
              </button>
              <span className="text-note w-20 text-[12px] phone:hidden">{goods}</span>
              {level < MAX_LEVELS ? (
                <button
                  type="button"
                  className={cn(iconButton, 'phone:hidden')}
                  aria-label={`زیردستهٔ تازه در ${title}`}
                  title="زیردستهٔ تازه"
                  onClick={() => onAdd(id)}
                >
                  <PlusIcon size={16} />
                </button>
              ) : (
                <span className="size-7 phone:hidden" />
              )}
              <button
                type="button"
                className={iconButton}
                aria-label={`بالا بردن ${title}`}
                disabled={at === 0 || isBusy}
                onClick={() => onMove(id, -1)}
              >
                <ArrowUpIcon size={16} />
              </button>
              <button
                type="button"
                className={iconButton}
                aria-label={`پایین بردن ${title}`}
                disabled={at === branches.length - 1 || isBusy}
                onClick={() => onMove(id, 1)}
              >
                <ArrowDownIcon size={16} />
              </button>
            </div>
            {children.length > 0 && (
              <BranchList branches={children} label={`زیردسته‌های ${title}`} {...rest} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
