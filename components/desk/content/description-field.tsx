'use client'

import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { cn } from '@/components/ui/cn'
import { formatNumber } from '@/lib/persian/money'
import { InsertMenu } from './insert-menu'
import { KeyHint } from '../ui/key-hint'
import { findInsertItems, SlashMenu, type InsertItem } from './slash-menu'
import {
  HeadingIcon,
  ListIcon,
  NumberedListIcon,
  PLAIN_TEXT,
  QuoteIcon,
  readTextState,
  TextToolbar,
  type BlockKind,
} from './text-toolbar'

type DescriptionFieldProps = {
  title?: string
  /** Under the title of the page it stands in. */
  heading?: 'h2' | 'h3'
  value: string
  onChange: (html: string) => void
  error: string | undefined
  /** What stands in the text as one piece, drawn otherwise here than it is stored. */
  embeds?: { toEditor: (html: string) => string; toStored: (editor: HTMLElement) => string }
  /** What can be put in: by the menu above the text, or by `/` in an empty paragraph. */
  insertItems?: readonly InsertItem[]
  /** Puts HTML after the paragraph of the caret. */
  insertRef?: Ref<(html: string) => void>
}

/** As the shop writes it: other names of the same marks are left out when it is saved. */
function toCleanMarks(html: string): string {
  return html
    .replace(/<(\/?)b(?=[\s>])/gi, '<$1strong')
    .replace(/<(\/?)i(?=[\s>])/gi, '<$1em')
    .replace(/<(\/?)div(?=[\s>])/gi, '<$1p')
    .replace(/^(?:<p>)?(?:<br>)?(?:<\/p>)?$/i, '')
}

/** The piece of the text that has the caret. */
function findBlock(root: HTMLElement | null): ChildNode | null {
  const anchor = document.getSelection()?.anchorNode ?? null
  if (root === null || anchor === null || !root.contains(anchor)) return null
  return [...root.childNodes].find((child) => child.contains(anchor)) ?? null
}

const isBlank = (node: ChildNode | null) =>
  node === null || ((node.textContent ?? '').trim() === '' && !(node instanceof HTMLHRElement))

/** Of a paragraph with nothing but a slash and what is looked for after it. */
const SLASH = /^\/([^/]{0,24})$/

const NO_ITEMS: readonly InsertItem[] = []

type Shape = Pick<InsertItem, 'label' | 'note' | 'icon'> & { command: string; argument?: string }

/** What the paragraph itself can become. */
const shapesOf = (heading: 'h2' | 'h3'): readonly Shape[] => [
  {
    ...{ label: 'تیتر', icon: <HeadingIcon size={18} /> },
    ...{ command: 'formatBlock', argument: heading },
  },
  { label: 'فهرست', icon: <ListIcon size={18} />, command: 'insertUnorderedList' },
  {
    ...{ label: 'فهرست شماره‌دار', icon: <NumberedListIcon size={18} /> },
    command: 'insertOrderedList',
  },
  {
    ...{ label: 'نقل قول', icon: <QuoteIcon size={18} /> },
    ...{ command: 'formatBlock', argument: 'blockquote' },
  },
]
const SHAPES = { h2: shapesOf('h2'), h3: shapesOf('h3') }

type Slash = { query: string; top: number }

/** The browser's own editing; what the shop does not allow is taken out when it is saved. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { title = 'توضیح', heading = 'h3', value, onChange, error } = props
  const { embeds, insertItems = NO_ITEMS, insertRef } = props
  const editor = useRef<HTMLDivElement>(null)
  const block = useRef<ChildNode | null>(null)
  const range = useRef<Range | null>(null)
  const [state, setState] = useState(PLAIN_TEXT)
  const [slash, setSlash] = useState<Slash | null>(null)
  const [active, setActive] = useState(0)
  const own = useRef<string | null>(null)
  const id = useId()
  useEffect(() => {
    // Written from outside: at the beginning, and when what is stored takes the place of the draft.
    if (editor.current === null || value === own.current) return
    own.current = value
    editor.current.innerHTML = embeds?.toEditor(value) ?? value
  }, [value, embeds])
  const read = () => {
    if (editor.current === null) return
    const html = toCleanMarks(embeds?.toStored(editor.current) ?? editor.current.innerHTML)
    own.current = html
    onChange(html)
  }
  const rememberBlock = () => {
    block.current = findBlock(editor.current)
  }
  const handleSelection = useEffectEvent(() => {
    const root = editor.current
    const selection = document.getSelection()
    if (root === null || !selection?.anchorNode || !root.contains(selection.anchorNode)) return
    range.current = selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null
    setState(readTextState(root))
    if (slash !== null && !SLASH.test(findBlock(root)?.textContent ?? '')) setSlash(null)
  })
  useEffect(() => {
    const handle = () => handleSelection()
    document.addEventListener('selectionchange', handle)
    return () => document.removeEventListener('selectionchange', handle)
  }, [])
  const followSlash = () => {
    const root = editor.current
    const own = findBlock(root)
    const query = insertItems.length > 0 ? SLASH.exec(own?.textContent ?? '')?.[1] : undefined
    setActive(0)
    if (query === undefined || !(own instanceof HTMLElement)) return setSlash(null)
    setSlash({ query, top: own.offsetTop + own.offsetHeight + 4 })
  }
  /** What was typed to find it goes, and what is chosen comes in its stead. */
  const choose = (item: InsertItem | Shape | undefined) => {
    setSlash(null)
    const own = findBlock(editor.current)
    if (item === undefined || own === null) return
    const empty = document.createElement('p')
    empty.append(document.createElement('br'))
    own.replaceWith(empty)
    document.getSelection()?.collapse(empty, 0)
    block.current = empty
    read()
    if ('command' in item) run(item.command, item.argument)
    else item.onSelect()
  }
  const insertBlock = (html: string) => {
    const root = editor.current
    if (root === null) return
    const { content } = Object.assign(document.createElement('template'), {
      innerHTML: `${html}<p><br></p>`,
    })
    const { lastElementChild: last } = content
    const at = block.current
    if (at === null || at.parentNode !== root) root.append(content)
    else if (isBlank(at)) at.replaceWith(content)
    else at.after(content)
    root.focus()
    if (last) document.getSelection()?.collapse(last, 0)
    rememberBlock()
    read()
  }
  useImperativeHandle(insertRef, () => insertBlock)
  const run = (command: string, argument?: string) => {
    const selection = document.getSelection()
    editor.current?.focus()
    // A list of kinds that was opened took the caret along.
    if (range.current && selection && !editor.current?.contains(selection.anchorNode)) {
      selection.removeAllRanges()
      selection.addRange(range.current)
    }
    document.execCommand('defaultParagraphSeparator', false, 'p')
    document.execCommand(command, false, argument)
    read()
    if (editor.current) setState(readTextState(editor.current))
  }
  const setBlock = (kind: BlockKind) => run('formatBlock', kind)
  const link = () => {
    const url = window.prompt('نشانی پیوند (https://…)')?.trim()
    if (url) run('createLink', url)
  }
  const offered = slash ? findInsertItems([...insertItems, ...SHAPES[heading]], slash.query) : []
  const isOffering = offered.length > 0
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOffering || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((active + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[active])
    else if (event.key === 'Escape') setSlash(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section className="desk-card" aria-labelledby={id} id="description">
      {/* The text scrolls below what shapes it. */}
      <header className="sticky -top-5 z-10 flex-wrap rounded-t-xl bg-paper phone:-top-4">
        <h2 id={id} className="text-[14px] font-bold">
          {title}
        </h2>
        <div
          role="group"
          aria-label="نشانه‌های متن"
          className="ms-auto flex flex-wrap items-center gap-0.5"
        >
          <TextToolbar
            heading={heading}
            state={state}
            onBlock={setBlock}
            onMark={run}
            onLink={link}
          />
          {insertItems.length > 0 && <InsertMenu items={insertItems} />}
        </div>
      </header>
      <div className="relative">
        <div
          ref={editor}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={id}
          aria-describedby={insertItems.length > 0 ? `${id}-slash` : undefined}
          aria-invalid={error ? true : undefined}
          aria-activedescendant={isOffering ? `${id}-menu-${active}` : undefined}
          contentEditable
          suppressContentEditableWarning
          className={cn(
            'desk-rich min-h-32 rounded-b-xl p-3.5 leading-6 outline-offset-[-2px]',
            error && 'bg-late-bg',
          )}
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
          onInput={() => {
            read()
            followSlash()
          }}
          onBlur={() => {
            setSlash(null)
            rememberBlock()
            read()
          }}
          onKeyDown={handleKeyDown}
          onPaste={(event) => {
            event.preventDefault()
            document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
          }}
        />
        {slash && isOffering && (
          <SlashMenu
            id={`${id}-menu`}
            items={offered}
            active={active}
            top={slash.top}
            onActive={setActive}
            onChoose={(at) => choose(offered[at])}
          />
        )}
        <p role="status" className="sr-only">
          {isOffering && `${formatNumber(offered.length)} چیز برای افزودن؛ با پیکان‌ها انتخاب کنید.`}
        </p>
      </div>
      {insertItems.length > 0 && (
        <p
          id={`${id}-slash`}
          className="text-note border-hair flex items-center gap-1.5 border-t px-3.5 py-2 text-[12px]"
        >
          <KeyHint keys="Slash" />
          <span>در بند خالی: افزودن {insertItems.map(({ label }) => label).join('، ')}</span>
        </p>
      )}
      {error && <p className="text-late-ink px-3.5 pb-3 text-[12px]">{error}</p>}
    </section>
  )
}
