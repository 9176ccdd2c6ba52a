'use client'

import { MAX_CATEGORY_LEVELS } from '@/lib/contract/limits'
import { useState, type DragEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronDownIcon, PlusIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { formatNumber } from '@/lib/persian/money'
import { objectPictureUrl } from '@/lib/picture-urls'
import { countGoods, flatten, type Branch } from './category-branches'
import { ArrowDownIcon, ArrowUpIcon, DragIcon } from '../ui/desk-icons'

/** Where a category goes: under which, and among those there. */
export type CategoryPosition = { position: number; parent_id?: number | null }
type Side = 'before' | 'into' | 'after'

export const listUnfolded = (tree: readonly Branch[], folded: ReadonlySet<number>): Branch[] =>
  tree.flatMap((branch) => [
    branch,
    ...(folded.has(branch.category.id) ? [] : listUnfolded(branch.children, folded)),
  ])

const levelsOf = (branch: Branch) =>
  Math.max(...flatten([branch]).map(({ level }) => level)) - branch.level + 1

/** Null where the tree would grow too deep, or a category would stand below itself. */
export function findDrop(
  tree: readonly Branch[],
  draggedId: number,
  { targetId, side }: { targetId: number; side: Side },
): CategoryPosition | null {
  const all = flatten(tree)
  const dragged = all.find(({ category }) => category.id === draggedId)
  const target = all.find(({ category }) => category.id === targetId)
  if (!dragged || !target) return null
  if (flatten([dragged]).some(({ category }) => category.id === targetId)) return null
  const level = side === 'into' ? target.level + 1 : target.level
  if (level + levelsOf(dragged) - 1 > MAX_CATEGORY_LEVELS) return null
  const parentId = side === 'into' ? targetId : target.category.parent_id
  const siblings = all.filter(
    ({ category }) => category.parent_id === parentId && category.id !== draggedId,
  )
  const at = siblings.findIndex(({ category }) => category.id === targetId)
  const position = side === 'into' ? siblings.length : side === 'after' ? at + 1 : at
  return { position, ...(parentId !== dragged.category.parent_id && { parent_id: parentId }) }
}

/** A quarter of the row at each edge is between rows, its middle is into it. */
function sideOf({ clientY, currentTarget }: DragEvent<HTMLElement>): Side {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'into'
}

type DeskCategoryTreeProps = {
  tree: readonly Branch[]
  folded: ReadonlySet<number>
  current: number | null
  openKey: string | null
  hasDraft: (key: string) => boolean
  isBusy: boolean
  onFold: (id: number, isFolded: boolean) => void
  onDrop: (id: number, target: CategoryPosition) => void
  onOpen: (id: number) => void
  onMove: (id: number, step: 1 | -1) => void
  onAdd: (parentId: number) => void
}

type Dragging = { id: number; over: { id: number; side: Side; isAllowed: boolean } | null }
type DragTools = {
  dragging: Dragging | null
  setDragging: (dragging: Dragging | null) => void
}

/** Categories in their order: dragged between and into each other, moved by arrows, folded. */
export function DeskCategoryTree(props: DeskCategoryTreeProps) {
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const drag = { dragging, setDragging }
  return <BranchList {...props} {...drag} branches={props.tree} label="دسته‌ها" />
}

type BranchListProps = DeskCategoryTreeProps &
  DragTools & { branches: readonly Branch[]; label: string }

function BranchList({ branches, label, ...rest }: BranchListProps) {
  return (
    <ul aria-label={label}>
      {branches.map((branch, at) => {
        const { category, children } = branch
        const isFolded = rest.folded.has(category.id)
        return (
          <li key={category.id}>
            <BranchRow
              {...rest}
              branch={branch}
              isFirst={at === 0}
              isLast={at === branches.length - 1}
            />
            {children.length > 0 && !isFolded && (
              <BranchList branches={children} label={`زیردسته‌های ${category.title}`} {...rest} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const iconButton =
  'text-note hover:bg-hover grid size-7 shrink-0 place-items-center rounded-md disabled:opacity-30 phone:size-11'

type BranchRowProps = Omit<BranchListProps, 'branches' | 'label'> & {
  branch: Branch
  isFirst: boolean
  isLast: boolean
}

/** What is carried looks lifted off the list; the browser takes its picture as the drag begins. */
function liftCard({ dataTransfer, currentTarget }: DragEvent<HTMLElement>, text: string): void {
  const card = document.createElement('div')
  card.textContent = text
  card.className =
    'fixed -top-40 start-0 rounded-xl border border-acting bg-paper px-4 py-2.5 text-[13px] font-semibold shadow-float'
  currentTarget.append(card)
  dataTransfer.setDragImage(card, card.offsetWidth - 24, card.offsetHeight / 2)
  setTimeout(() => card.remove())
}

const DROP_LOOK: Record<Side, string> = {
  before: 'shadow-[inset_0_2px_var(--desk-acting)]',
  after: 'shadow-[inset_0_-2px_var(--desk-acting)]',
  into: 'bg-selected outline outline-2 -outline-offset-2 outline-acting',
}

function BranchRow(props: BranchRowProps) {
  const { branch, isFirst, isLast, tree, folded, current, openKey, hasDraft, isBusy } = props
  const { dragging, setDragging, onFold, onDrop, onOpen, onMove, onAdd } = props
  const { category, level, children } = branch
  const { id, title, picture } = category
  const products = countGoods(branch)
  const goods = products > 0 ? `${formatNumber(products)} کالا` : 'بی‌کالا'
  const isOpen = openKey === String(id)
  const isFolded = folded.has(id)
  const over = dragging?.over?.id === id ? dragging.over : null
  return (
    <div
      draggable={!isBusy}
      ref={(row) => {
        if (current === id) row?.scrollIntoView({ block: 'nearest' })
      }}
      className={cn(
        'border-hair flex min-h-10 cursor-grab items-center gap-1 border-b pe-3 ps-2 phone:min-h-11',
        isOpen && 'bg-selected',
        current === id && !isOpen && 'bg-hover',
        current === id && 'shadow-[inset_-3px_0_var(--desk-acting)]',
        dragging?.id === id && 'opacity-50 outline-dashed outline-1 -outline-offset-1 outline-line',
        over?.isAllowed && DROP_LOOK[over.side],
      )}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        liftCard(event, `${title} · ${goods}`)
        setDragging({ id, over: null })
      }}
      onDragEnd={() => setDragging(null)}
      onDragOver={(event) => {
        if (dragging === null) return
        const side = sideOf(event)
        const isAllowed = findDrop(tree, dragging.id, { targetId: id, side }) !== null
        if (isAllowed) event.preventDefault()
        if (over?.side !== side) setDragging({ ...dragging, over: { id, side, isAllowed } })
      }}
      onDrop={(event) => {
        event.preventDefault()
        const target =
          dragging && findDrop(tree, dragging.id, { targetId: id, side: sideOf(event) })
        if (dragging && target) onDrop(dragging.id, target)
        setDragging(null)
      }}
    >
      <span aria-hidden="true" className="text-note shrink-0 phone:hidden">
        <DragIcon size={16} />
      </span>
      {Array.from({ length: level - 1 }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          className="ms-3.5 w-2.5 shrink-0 self-stretch border-s border-line"
        />
      ))}
      {children.length > 0 ? (
        <button
          type="button"
          className={iconButton}
          aria-expanded={!isFolded}
          aria-label={`زیردسته‌های ${title}`}
          onClick={() => onFold(id, !isFolded)}
        >
          <ChevronDownIcon size={14} className={cn(isFolded && 'rotate-90')} />
        </button>
      ) : (
        <span className="w-7 shrink-0 phone:w-11" />
      )}
      <Picture
        src={objectPictureUrl(picture, 128)}
        alt=""
        width={28}
        height={28}
        draggable={false}
        className="border-hair bg-sunk size-7 shrink-0 rounded-md border object-contain p-0.5"
      />
      <button
        type="button"
        onClick={() => onOpen(id)}
        aria-current={isOpen || undefined}
        className={cn(
          'min-h-10 min-w-0 flex-1 truncate px-1 text-start phone:min-h-11',
          level === 1 ? 'font-semibold' : 'text-ink-700',
        )}
      >
        <MixedText>{title}</MixedText>
        {hasDraft(String(id)) && (
          <span className="bg-soon-bg text-soon-ink desk-tag ms-2">ذخیره‌نشده</span>
        )}
        {isFolded && (
          <span className="text-note ms-2 text-[12px] font-normal">
            {formatNumber(flatten(children).length)} زیردسته
          </span>
        )}
        <span className="text-note hidden text-[12px] font-normal phone:block">{goods}</span>
      </button>
      <span className="text-note w-20 text-[12px] phone:hidden">{goods}</span>
      {level < MAX_CATEGORY_LEVELS ? (
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
        disabled={isFirst || isBusy}
        onClick={() => onMove(id, -1)}
      >
        <ArrowUpIcon size={16} />
      </button>
      <button
        type="button"
        className={iconButton}
        aria-label={`پایین بردن ${title}`}
        disabled={isLast || isBusy}
        onClick={() => onMove(id, 1)}
      >
        <ArrowDownIcon size={16} />
      </button>
    </div>
  )
}
