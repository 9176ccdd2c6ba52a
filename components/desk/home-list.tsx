'use client'

import { useState, type KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { isShowing, type HomePart, type HomePartSetting } from '@/lib/contract/content/home-parts'
import { formatDateTime } from '@/lib/persian/dates'
import { ArrowDownIcon, ArrowUpIcon } from './desk-icons'
import { PART_NOTES, PART_TITLES } from './home-labels'

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

const iconButton =
  'text-note hover:bg-hover grid size-7 place-items-center rounded-md disabled:opacity-30 phone:size-11'

/** The parts of home in order: dragged, moved by `alt ↑ ↓` or by their buttons, switched on and off. */
export function HomeList({ parts, chosen, onChoose, onChange }: HomeListProps) {
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
            <button
              type="button"
              aria-current={isChosen || undefined}
              className="min-w-0 flex-1 px-3 py-2 text-start"
              onClick={() => onChoose(kind)}
            >
              <span className="block font-semibold">{part.title || PART_TITLES[kind]}</span>
              <span className="text-note block truncate text-[12px]">
                {writeState(part, PART_NOTES[kind])}
              </span>
            </button>
            <button
              type="button"
              className={iconButton}
              aria-label={`بالا بردن ${PART_TITLES[kind]}`}
              disabled={at === 0}
              onClick={() => step(kind, -1)}
            >
              <ArrowUpIcon size={14} />
            </button>
            <button
              type="button"
              className={iconButton}
              aria-label={`پایین بردن ${PART_TITLES[kind]}`}
              disabled={at === parts.length - 1}
              onClick={() => step(kind, 1)}
            >
              <ArrowDownIcon size={14} />
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
