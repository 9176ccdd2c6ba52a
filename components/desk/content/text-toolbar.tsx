'use client'

import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { createIcon } from '@/components/ui/icon'

const BoldIcon = createIcon('M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z')
const ItalicIcon = createIcon('M10 5h7M7 19h7M14 5l-4 14')
export const ListIcon = createIcon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01', {
  isMirrored: true,
})
export const NumberedListIcon = createIcon(
  'M10 6h10M10 12h10M10 18h10M4 4.500l1.5-.5v5M3.8 14.500c.6-1 2.4-.8 2.2.6-.1.8-1.4 1.7-2.2 2.900h2.4',
  { isMirrored: true },
)
export const QuoteIcon = createIcon(
  'M9.5 8H5v5h4.500zM9.5 13c0 2-1.2 3.2-3 3.700M19 8h-4.500v5H19zM19 13c0 2-1.2 3.2-3 3.7',
  { isMirrored: true },
)
const LinkIcon = createIcon(
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1.2 1.200M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1.2-1.2',
)
export const HeadingIcon = createIcon('M6 5v14M18 5v14M6 12h12')

/** The kinds of a paragraph, by the name of their mark. */
export type BlockKind = 'p' | 'h2' | 'h3' | 'blockquote'
type Mark = 'bold' | 'italic' | 'insertUnorderedList' | 'insertOrderedList'
export type TextState = { block: BlockKind; marks: readonly Mark[] }
export const PLAIN_TEXT: TextState = { block: 'p', marks: [] }

const MARKS: readonly { command: Mark; title: string; keys?: string; icon: ReactNode }[] = [
  { command: 'bold', title: 'پررنگ', keys: 'B', icon: <BoldIcon size={16} /> },
  { command: 'italic', title: 'کج', keys: 'I', icon: <ItalicIcon size={16} /> },
  { command: 'insertUnorderedList', title: 'فهرست', icon: <ListIcon size={16} /> },
  {
    ...{ command: 'insertOrderedList', title: 'فهرست شماره‌دار' },
    icon: <NumberedListIcon size={16} />,
  },
]
const BLOCK_TITLES: Record<BlockKind, string> = {
  p: 'بند ساده',
  h2: 'تیتر',
  h3: 'زیرتیتر',
  blockquote: 'نقل قول',
}
const KINDS: readonly BlockKind[] = ['p', 'h2', 'h3', 'blockquote']

/** Of the text at the caret: its kind of paragraph and its marks. */
export function readTextState(root: HTMLElement): TextState {
  const anchor = document.getSelection()?.anchorNode ?? null
  if (anchor === null || !root.contains(anchor)) return PLAIN_TEXT
  const element = anchor instanceof HTMLElement ? anchor : anchor.parentElement
  const own = element?.closest('h2, h3, blockquote')
  const name = own && root.contains(own) ? own.tagName.toLowerCase() : 'p'
  return {
    block: KINDS.find((kind) => kind === name) ?? 'p',
    marks: MARKS.flatMap(({ command }) => (document.queryCommandState(command) ? command : [])),
  }
}

const readModKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+')

const buttonLook =
  'hover:bg-hover grid size-8 place-items-center rounded-md text-ink-700 phone:size-11'

type TextToolbarProps = {
  /** Of the text under the title of its page; where that is `h3` there is no lesser one. */
  heading: 'h2' | 'h3'
  state: TextState
  onBlock: (kind: BlockKind) => void
  onMark: (command: Mark) => void
  onLink: () => void
}

/** What shapes the text at the caret, showing what it is already. */
export function TextToolbar({ heading, state, onBlock, onMark, onLink }: TextToolbarProps) {
  const modKey = useBrowserValue(readModKey, 'Ctrl+')
  const kinds = KINDS.filter((kind) => heading === 'h2' || kind !== 'h2')
  return (
    <>
      <select
        aria-label="نوع بند"
        className="desk-field !w-28 shrink-0"
        value={kinds.includes(state.block) ? state.block : 'p'}
        onChange={({ target }) => {
          const kind = kinds.find((one) => one === target.value)
          if (kind) onBlock(kind)
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === heading ? 'تیتر' : BLOCK_TITLES[kind]}
          </option>
        ))}
      </select>
      {MARKS.map(({ command, title, keys, icon }) => {
        const isOn = state.marks.includes(command)
        return (
          <button
            key={command}
            type="button"
            title={keys ? `${title} (${modKey}${keys})` : title}
            aria-label={title}
            aria-pressed={isOn}
            className={cn(buttonLook, isOn && 'bg-selected text-acting-ink')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(command)}
          >
            {icon}
          </button>
        )
      })}
      <button
        type="button"
        title="پیوند"
        aria-label="پیوند"
        className={buttonLook}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLink}
      >
        <LinkIcon size={16} />
      </button>
    </>
  )
}
