'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { taxonomyQuery } from '@/lib/client/desk/taxonomy'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import { MAX_CATEGORY_LEVELS } from '@/lib/contract/limits'
import { formatNumber } from '@/lib/persian/money'
import { searchKey } from '@/lib/persian/text'
import { buildTree, flatten, type Branch } from './category-branches'
import { CategoryPanel, NEW, NEW_CATEGORY } from './category-panel'
import { DeskCategoryTree, findDrop, listUnfolded, type CategoryPosition } from './category-tree'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskPage } from '../ui/desk-page'
import { useDeskRouter } from '../ui/desk-router'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { KeyHint } from '../ui/key-hint'
import { DeskSearch } from '../ui/list-tools'
import { TABLE_HINTS } from '../ui/table-hints'
import { useCategoryMoves } from './use-category-moves'
import { useDrafts } from '../ui/use-drafts'

const group = 'دسته‌ها'

export function CategoriesView() {
  const taxonomy = useQuery(taxonomyQuery)
  const router = useDeskRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const drafts = useDrafts({ name: 'category', like: NEW_CATEGORY })
  const [current, setCurrent] = useState<number | null>(null)
  const open = search.get('open')
  const rows = taxonomy.data?.categories ?? []
  const field = useRef<HTMLInputElement>(null)
  const [q, setQ] = useState('')
  const words = searchKey(q)
  const found = words === '' ? rows : findWithAncestors(rows, words)
  const tree = buildTree(rows, null)
  const foundTree = words === '' ? tree : buildTree(found, null)
  const listed = flatten(tree)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const shown = listUnfolded(foundTree, words === '' ? folded : NONE_FOLDED)
  const saved = rows.find(({ id }) => String(id) === open) ?? null
  const show = (key: string | null, parentId?: number) => {
    const query = new URLSearchParams({
      ...(key !== null && { open: key }),
      ...(parentId !== undefined && { parent: String(parentId) }),
    })
    router.replace(query.size > 0 ? `${pathname}?${query}` : pathname, { scroll: false })
  }
  const moves = useCategoryMoves(rows)
  const move = (id: number | null, step: 1 | -1) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return
    const siblings = rows.filter(({ parent_id }) => parent_id === row.parent_id)
    const position = siblings.indexOf(row) + step
    if (position >= 0 && position < siblings.length) moves.move(row, { position })
  }
  const drop = (id: number, target: CategoryPosition) => {
    const row = rows.find((one) => one.id === id)
    // Between those found others may stand.
    if (!row || words !== '') return
    setCurrent(id)
    moves.move(row, target)
  }
  const currentRow = rows.find(({ id }) => id === current)
  /** Under the one above it, or out of its parent. */
  const changeParent = (targetId: number | null | undefined, side: 'into' | 'after') => {
    if (!currentRow || !targetId) return
    const target = findDrop(tree, currentRow.id, { targetId, side })
    if (!target) {
      void notify.error(`دسته‌ها حداکثر ${formatNumber(MAX_CATEGORY_LEVELS)} لایه دارند.`)
      return
    }
    if (side === 'into') fold(targetId, false)
    moves.move(currentRow, target)
  }
  const siblings = rows.filter(({ parent_id }) => parent_id === currentRow?.parent_id)
  const siblingAbove = currentRow && siblings[siblings.indexOf(currentRow) - 1]
  const fold = (id: number, isFolded: boolean) =>
    setFolded((before) => {
      const next = new Set(before)
      if (isFolded) next.add(id)
      else next.delete(id)
      return next
    })
  const go = (step: number) => {
    const at = shown.findIndex(({ category }) => category.id === current)
    const next = shown[Math.min(Math.max(at + step, 0), shown.length - 1)]
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
  const find: DeskCommand = {
    ...{ id: 'find-category', title: 'جستجوی دسته', group, keys: 'Slash' },
    run: () => field.current?.focus(),
  }
  // Right to left, what is deeper stands further left.
  const under: DeskCommand = {
    ...{ ...keyOnly, id: 'category-under', title: 'زیر دستهٔ بالایی بردن' },
    ...{ keys: 'Alt+ArrowLeft', run: () => changeParent(siblingAbove?.id, 'into') },
  }
  const out: DeskCommand = {
    ...{ ...keyOnly, id: 'category-out', title: 'از زیر دسته بیرون آوردن' },
    ...{ keys: 'Alt+ArrowRight', run: () => changeParent(currentRow?.parent_id, 'after') },
  }
  useCommands([
    // Without a current row these keys are the browser's: one page back or on.
    ...(currentRow ? [under, out] : []),
    add,
    find,
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
      hints={[...TABLE_HINTS, ...moves.hints, up, down, under, out, find, add]}
      isFlush
      tools={<DeskSearch label="نام یا نشانی دسته" value={q} fieldRef={field} onSearch={setQ} />}
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
              ) : found.length === 0 ? (
                <DeskState
                  title="دسته‌ای با این نام نیست"
                  action={<DeskButton onClick={() => setQ('')}>برداشتن جستجو</DeskButton>}
                />
              ) : (
                <DeskCategoryTree
                  tree={foundTree}
                  folded={words === '' ? folded : NONE_FOLDED}
                  onFold={fold}
                  onDrop={drop}
                  current={current}
                  openKey={open}
                  hasDraft={drafts.has}
                  isBusy={moves.isBusy}
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
      {moves.notice}
    </DeskPage>
  )
}

const NONE_FOLDED: ReadonlySet<number> = new Set()

/** Those whose name or address has the words, under the categories that they stand in. */
function findWithAncestors(rows: readonly DeskCategory[], words: string): DeskCategory[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = new Set<number>()
  for (const row of rows) {
    if (!searchKey(`${row.title} ${row.slug}`).includes(words)) continue
    for (let at: DeskCategory | undefined = row; at; at = byId.get(at.parent_id ?? 0)) {
      shown.add(at.id)
    }
  }
  return rows.filter(({ id }) => shown.has(id))
}

function countCategories(tree: readonly Branch[], all: number): string {
  const below = all - tree.length
  const first = `${formatNumber(tree.length)} دسته`
  return below > 0 ? `${first} و ${formatNumber(below)} زیردسته` : first
}
