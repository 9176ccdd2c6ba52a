'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { findingsQuery, type Finding } from '@/lib/client/desk/findings'
import { deskMemberQuery } from '@/lib/client/desk/staff'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'
import type { Permission } from '@/lib/domain/staff'
import { persianDigits } from '@/lib/persian/digits'
import { searchKey } from '@/lib/persian/text'
import { switchKeyboardLayout } from '@/lib/persian/transliteration'
import { DeskButton } from './desk-button'
import { currentCommands, type DeskCommand } from './desk-commands'
import { KeyHint } from './key-hint'
import { useGoTo } from './use-go-to'

const NOT_FOUND = 3

/**
 * What was typed counts as it stands and as the other layout of the keyboard would have written it.
 * What acts on the page that is open comes before what is at hand everywhere.
 */
export function findCommands(commands: readonly DeskCommand[], typed: string): DeskCommand[] {
  const wanted = [typed, switchKeyboardLayout(typed)].map(searchKey).filter(Boolean)
  const rank = ({ title, words = '' }: DeskCommand) => {
    const keys = [searchKey(title), searchKey(words)]
    const ranks = keys.flatMap((key) =>
      wanted.map((text) =>
        key.startsWith(text)
          ? 0
          : key.includes(` ${text}`)
            ? 1
            : key.includes(text)
              ? 2
              : NOT_FOUND,
      ),
    )
    return Math.min(...ranks)
  }
  const isFound = (command: DeskCommand) => wanted.length === 0 || rank(command) < NOT_FOUND
  return commands
    .filter((command) => !command.isKeyOnly && isFound(command))
    .toSorted(
      (a, b) =>
        Number(a.isGlobal ?? false) - Number(b.isGlobal ?? false) ||
        (wanted.length === 0 ? 0 : rank(a) - rank(b)),
    )
}

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function CommandPalette({ open, onOpenChange }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="جستجو یا فرمان"
      hideTitle
      initialFocus={input}
    >
      <PaletteSearch inputRef={input} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

const SEARCH_DELAY = 250
const NOBODY: readonly Permission[] = []

type PaletteItem = DeskCommand & Pick<Finding, 'code'>

/** Orders, products, customers and coupons, each a command that goes there. */
function useFindings(searched: string) {
  const goTo = useGoTo()
  const { permissions = NOBODY } = useQuery(deskMemberQuery).data ?? {}
  const query = useQuery(findingsQuery(searched, permissions))
  const { found = [], unanswered = [] } = query.data ?? {}
  const list = found.map(({ href, ...finding }): PaletteItem => ({
    ...{ ...finding, id: `find ${href}` },
    run: () => goTo(href),
  }))
  return { list, unanswered, isSearching: query.isFetching, retry: () => void query.refetch() }
}

type PaletteSearchProps = {
  inputRef: RefObject<HTMLInputElement | null>
  onClose: () => void
}

function PaletteSearch({ inputRef, onClose }: PaletteSearchProps) {
  const id = useId()
  const [commands] = useState(currentCommands)
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState(0)
  const searched = useDebouncedValue(typed.trim(), SEARCH_DELAY)
  const findings = useFindings(searched)
  const unanswered = typed.trim() === '' ? [] : findings.unanswered
  // What was found belongs to the text that was searched for; commands are there at once.
  const found: PaletteItem[] = [
    ...findCommands(commands, typed),
    ...(typed.trim() === '' ? [] : findings.list),
  ]
  const run = (command: PaletteItem | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') run(found[current])
    else if (step !== undefined && found.length > 0) {
      setCurrent((current + step + found.length) % found.length)
    } else return
    event.preventDefault()
  }
  return (
    <>
      <input
        ref={inputRef}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[current] && `${id}-${current}`}
        aria-label="جستجو یا فرمان"
        placeholder="جستجو یا فرمان…"
        className="desk-field mt-1 h-11 text-[15px]"
        value={typed}
        onKeyDown={handleKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          setCurrent(0)
        }}
      />
      <ul id={id} role="listbox" aria-label="فرمان‌ها" className="mt-2 min-h-40">
        {found.map((command, index) => (
          <li
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => run(command)}
            onMouseMove={() => setCurrent(index)}
            className={cn(
              'flex min-h-[38px] cursor-pointer items-center gap-3 rounded-lg px-2.5 phone:min-h-11',
              index === current && 'bg-acting-bg outline-acting-edge outline outline-1',
            )}
          >
            <span className="min-w-0 grow">
              {command.code && <bdi dir="ltr">{persianDigits(command.code)}</bdi>}
              {command.code && command.title && '، '}
              <MixedText>{command.title}</MixedText>
            </span>
            <span className="text-note text-[12px]">{command.group}</span>
            {command.keys && <KeyHint keys={command.keys} />}
          </li>
        ))}
      </ul>
      <div role="status" className="text-note grid justify-items-start gap-2">
        {unanswered.length > 0 && <p>جستجو در {unanswered.join('، ')} پاسخ نگرفت.</p>}
        {found.length === 0 && findings.isSearching && <p>در حال جستجو…</p>}
        {found.length === 0 && !findings.isSearching && unanswered.length === 0 && (
          <p>
            برای «<MixedText>{typed.trim()}</MixedText>» چیزی نیست. نام فرمان، کد سفارش، کد تخفیف،
            نام یا موبایل مشتری و نام کالا را می‌شود نوشت.
          </p>
        )}
      </div>
      {unanswered.length > 0 && (
        <DeskButton className="mt-2" isBusy={findings.isSearching} onClick={findings.retry}>
          تلاش دوباره
        </DeskButton>
      )}
    </>
  )
}
