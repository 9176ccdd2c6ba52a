'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { findingsQuery } from '@/lib/client/desk/findings'
import { deskMemberQuery } from '@/lib/client/desk/staff'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'
import type { Permission } from '@/lib/domain/staff'
import { searchKey } from '@/lib/persian/text'
import { switchKeyboardLayout } from '@/lib/persian/transliteration'
import { currentCommands, type DeskCommand } from './desk-commands'
import { KeyHint } from './key-hint'
import { useGoTo } from './use-go-to'

/** What was typed counts as it stands and as the other layout of the keyboard would have written it. */
export function findCommands(commands: readonly DeskCommand[], typed: string): DeskCommand[] {
  const wanted = [typed, switchKeyboardLayout(typed)].map(searchKey).filter(Boolean)
  const listed = commands.filter(({ isKeyOnly }) => !isKeyOnly)
  if (wanted.length === 0) return listed
  const rank = ({ title }: DeskCommand) => {
    const key = searchKey(title)
    const ranks = wanted.map((text) =>
      key.startsWith(text) ? 0 : key.includes(` ${text}`) ? 1 : key.includes(text) ? 2 : 3,
    )
    return Math.min(...ranks)
  }
  return listed.filter((command) => rank(command) < 3).toSorted((a, b) => rank(a) - rank(b))
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

/** Orders, products and customers, each a command that goes there. */
function useFindings(searched: string) {
  const goTo = useGoTo()
  const { permissions = NOBODY } = useQuery(deskMemberQuery).data ?? {}
  const query = useQuery(findingsQuery(searched, permissions))
  const list = (query.data ?? []).map(({ href, title, group }): DeskCommand => ({
    ...{ id: `find ${href}`, title, group },
    run: () => goTo(href),
  }))
  return { list, isSearching: query.isFetching, hasFailed: query.isError }
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
  // What was found belongs to the text that was searched for; commands are there at once.
  const found = [...findCommands(commands, typed), ...(typed.trim() === '' ? [] : findings.list)]
  const run = (command: DeskCommand | undefined) => {
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
            <span className="grow">
              <MixedText>{command.title}</MixedText>
            </span>
            <span className="text-note text-[12px]">{command.group}</span>
            {command.keys && <KeyHint keys={command.keys} />}
          </li>
        ))}
      </ul>
      <p role="status" className="text-note">
        {findings.hasFailed && 'جستجو در سفارش‌ها و کالاها پاسخ نگرفت.'}
        {found.length === 0 &&
          !findings.hasFailed &&
          (findings.isSearching ? 'در حال جستجو…' : 'فرمان یا موردی با این نام نیست.')}
      </p>
    </>
  )
}
