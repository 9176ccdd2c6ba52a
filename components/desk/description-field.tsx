'use client'

import { useEffect, useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { cn } from '@/components/ui/cn'

type DescriptionFieldProps = {
  title?: string
  /** Under the title of the page it stands in. */
  heading?: 'h2' | 'h3'
  value: string
  onChange: (html: string) => void
  error: string | undefined
  /** What stands in the text as one piece, drawn otherwise here than it is stored. */
  embeds?: { toEditor: (html: string) => string; toStored: (editor: HTMLElement) => string }
  /** Beside the marks. */
  tools?: ReactNode
  /** Puts HTML after the paragraph of the caret. */
  insertRef?: Ref<(html: string) => void>
  /** `/` in an empty paragraph. */
  onSlash?: () => void
}

/** As the shop writes it: other names of the same marks are left out when it is saved. */
function toCleanMarks(html: string): string {
  return html
    .replace(/<(\/?)b(?=[\s>])/gi, '<$1strong')
    .replace(/<(\/?)i(?=[\s>])/gi, '<$1em')
    .replace(/<(\/?)div(?=[\s>])/gi, '<$1p')
    .replace(/^(?:<p>)?(?:<br>)?(?:<\/p>)?$/i, '')
}

type Mark = { title: string; sign: ReactNode; command: string; value?: string; keys?: string }

const MARKS: readonly Mark[] = [
  { title: 'پررنگ', sign: <b>B</b>, command: 'bold' },
  { title: 'کج', sign: <i>I</i>, command: 'italic' },
  { title: 'تیتر', sign: 'H', command: 'formatBlock', value: 'heading' },
  { title: 'بند ساده', sign: '¶', command: 'formatBlock', value: 'p' },
  { title: 'فهرست', sign: '•', command: 'insertUnorderedList' },
  { title: 'فهرست شماره‌دار', sign: '①', command: 'insertOrderedList' },
  { title: 'نقل قول', sign: '”', command: 'formatBlock', value: 'blockquote' },
]

const SUBHEADING: Mark = {
  title: 'زیرتیتر',
  sign: <small>H</small>,
  command: 'formatBlock',
  value: 'h3',
}

/** The piece of the text that has the caret. */
function findBlock(root: HTMLElement | null): ChildNode | null {
  const anchor = document.getSelection()?.anchorNode ?? null
  if (root === null || anchor === null || !root.contains(anchor)) return null
  return [...root.childNodes].find((child) => child.contains(anchor)) ?? null
}

const isBlank = (node: ChildNode | null) =>
  node === null || ((node.textContent ?? '').trim() === '' && !(node instanceof HTMLHRElement))

/** The browser's own editing; what the shop does not allow is taken out when it is saved. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { title = 'توضیح', heading = 'h3', value, onChange, error } = props
  const { embeds, tools, insertRef, onSlash } = props
  const editor = useRef<HTMLDivElement>(null)
  const block = useRef<ChildNode | null>(null)
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
  const run = ({ command, value: argument }: Pick<Mark, 'command' | 'value'>) => {
    editor.current?.focus()
    document.execCommand('defaultParagraphSeparator', false, 'p')
    document.execCommand(command, false, argument)
    read()
  }
  const link = () => {
    const url = window.prompt('نشانی پیوند (https://…)')?.trim()
    if (url) run({ command: 'createLink', value: url })
  }
  return (
    <section className="desk-card" aria-labelledby={id} id="description">
      <header>
        <h2 id={id} className="text-[14px] font-bold">
          {title}
        </h2>
        <div role="group" aria-label="نشانه‌های متن" className="ms-auto flex flex-wrap gap-0.5">
          {(heading === 'h2' ? MARKS.toSpliced(3, 0, SUBHEADING) : MARKS).map((mark) => (
            <button
              key={mark.title}
              type="button"
              title={mark.title}
              aria-label={mark.title}
              className="hover:bg-hover grid size-8 place-items-center rounded-md text-ink-700 phone:size-11"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(mark.value === 'heading' ? { ...mark, value: heading } : mark)}
            >
              <span aria-hidden="true">{mark.sign}</span>
            </button>
          ))}
          <button
            type="button"
            className="hover:bg-hover rounded-md px-2 text-[12px] text-ink-700 phone:min-h-11"
            onMouseDown={(event) => event.preventDefault()}
            onClick={link}
          >
            پیوند
          </button>
          {tools}
        </div>
      </header>
      <div
        ref={editor}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={id}
        aria-invalid={error ? true : undefined}
        contentEditable
        suppressContentEditableWarning
        className={cn(
          'desk-rich min-h-32 rounded-b-xl p-3.5 leading-6 outline-offset-[-2px]',
          error && 'bg-late-bg',
        )}
        onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
        onInput={read}
        onBlur={() => {
          rememberBlock()
          read()
        }}
        onKeyDown={(event) => {
          if (event.key !== '/' || !onSlash || !isBlank(findBlock(editor.current))) return
          event.preventDefault()
          rememberBlock()
          onSlash()
        }}
        onPaste={(event) => {
          event.preventDefault()
          document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
        }}
      />
      {error && <p className="text-late-ink px-3.5 pb-3 text-[12px]">{error}</p>}
    </section>
  )
}
