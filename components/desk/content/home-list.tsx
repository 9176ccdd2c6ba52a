'use client'

import { useState, type ComponentType, type KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { ClockIcon } from '@/components/ui/page-icons'
import { GridIcon, HeartIcon } from '@/components/ui/icons'
import { PictureIcon } from '@/components/ui/account-icons'
import type { IconProps } from '@/components/ui/icon'
import { isShowing, type HomePart, type HomePartSetting } from '@/lib/contract/content/home-parts'
import { formatDateTime } from '@/lib/persian/dates'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ArticleIcon,
  BrandIcon,
  CategoryIcon,
  DiscountIcon,
  DragIcon,
  HomeContentIcon,
  ProductIcon,
  ReportIcon,
  ShieldIcon,
} from '../ui/desk-icons'
import { PART_HINTS, PART_TITLES } from './home-labels'

const PART_ICONS: Record<HomePart, ComponentType<IconProps>> = {
  slider: PictureIcon,
  categories: GridIcon,
  deals: DiscountIcon,
  deal_groups: CategoryIcon,
  recently_viewed: ClockIcon,
  ranking: ReportIcon,
  price_drops: HeartIcon,
  banners: HomeContentIcon,
  products: ProductIcon,
  brands: BrandIcon,
  articles: ArticleIcon,
  trust: ShieldIcon,
}

function writeState(part: HomePartSetting, note: string): string {
  if (!part.is_on) return 'خاموش'
  const now = Date.now()
  if (part.from !== null && Date.parse(part.from) > now) return `از ${formatDateTime(part.from)}`
  if (!isShowing(part, now)) return 'زمانش گذشت'
  return part.until === null ? note : `تا ${formatDateTime(part.until)}`
}

type HomeListProps = {
  parts: readonly HomePartSetting[]
  chosen: HomePart
  /** Of what the owner writes piece by piece. */
  counts: Partial<Record<HomePart, number>>
  onChoose: (kind: HomePart) => void
  onChange: (parts: HomePartSetting[]) => void
}

export function movePart(
  parts: readonly HomePartSetting[],
  kind: HomePart,
  to: number,
): HomePartSetting[] {
  const at = parts.findIndex((part) => part.kind === kind)
  const moved = parts[at]
  if (moved === undefined || to < 0 || to >= parts.length) return [...parts]
  return parts.toSpliced(at, 1).toSpliced(to, 0, moved)
}

/** Of the row beside the drawing: what can be dragged has buttons too. */
export function PartMoves(props: {
  parts: readonly HomePartSetting[]
  kind: HomePart
  onChange: (parts: HomePartSetting[]) => void
}) {
  const { parts, kind, onChange } = props
  const at = parts.findIndex((part) => part.kind === kind)
  return (
    <span className="ms-auto inline-flex gap-1">
      <DeskButton
        variant="plain"
        className="!px-1.5 phone:min-w-11"
        aria-label={`بالا بردن ${PART_TITLES[kind]}`}
        disabled={at <= 0}
        onClick={() => onChange(movePart(parts, kind, at - 1))}
      >
        <ArrowUpIcon size={16} />
      </DeskButton>
      <DeskButton
        variant="plain"
        className="!px-1.5 phone:min-w-11"
        aria-label={`پایین بردن ${PART_TITLES[kind]}`}
        disabled={at === parts.length - 1}
        onClick={() => onChange(movePart(parts, kind, at + 1))}
      >
        <ArrowDownIcon size={16} />
      </DeskButton>
    </span>
  )
}

/** The parts of home in order: dragged, moved by `alt ↑ ↓`, switched on and off. */
export function HomeList({ parts, chosen, counts, onChoose, onChange }: HomeListProps) {
  const [dragged, setDragged] = useState<HomePart | null>(null)
  const step = (kind: HomePart, by: 1 | -1) =>
    onChange(movePart(parts, kind, parts.findIndex((part) => part.kind === kind) + by))
  const handleKeyDown = (event: KeyboardEvent, kind: HomePart) => {
    const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : null
    if (!event.altKey || by === null) return
    event.preventDefault()
    event.stopPropagation()
    step(kind, by)
  }
  return (
    <ol aria-label="چیدمان صفحهٔ اصلی" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {parts.map((part, at) => {
        const { kind, is_on: isOn } = part
        const isChosen = kind === chosen
        const Icon = PART_ICONS[kind]
        const count = counts[kind]
        const hint =
          count === undefined ? PART_HINTS[kind] : `${formatNumber(count)} ${PART_HINTS[kind]}`
        return (
          <li
            key={kind}
            draggable
            className={cn(
              'flex cursor-grab items-center gap-1 rounded-[10px] border bg-paper pe-2 active:cursor-grabbing',
              isChosen ? 'border-acting bg-acting-bg' : 'border-line',
              dragged === kind && 'opacity-50',
            )}
            onDragStart={() => setDragged(kind)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) onChange(movePart(parts, dragged, at))
            }}
            onKeyDown={(event) => handleKeyDown(event, kind)}
          >
            <DragIcon size={16} className="text-note ms-1.5 shrink-0" />
            <button
              type="button"
              aria-current={isChosen || undefined}
              className="flex min-w-0 flex-1 items-center gap-2 py-2 text-start"
              onClick={() => onChoose(kind)}
            >
              <span className="bg-sunk text-note grid size-7 shrink-0 place-items-center rounded-lg">
                <Icon size={16} />
              </span>
              <span className="min-w-0">
                <span className="line-clamp-1 font-semibold">
                  {part.title || PART_TITLES[kind]}
                </span>
                <span className="text-note line-clamp-1 text-[12px]">{writeState(part, hint)}</span>
              </span>
            </button>
            <input
              type="checkbox"
              role="switch"
              className="desk-switch"
              aria-label={`نمایش ${PART_TITLES[kind]}`}
              checked={isOn}
              onChange={({ target }) =>
                onChange(
                  parts.map((one) => (one.kind === kind ? { ...one, is_on: target.checked } : one)),
                )
              }
            />
          </li>
        )
      })}
    </ol>
  )
}
