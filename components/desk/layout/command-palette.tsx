'use client'

import { useQuery } from '@tanstack/react-query'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { cn } from '@/components/ui/cn'
import { SearchIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { findingsQuery, type Finding } from '@/lib/client/desk/findings'
import { deskMemberQuery } from '@/lib/client/desk/staff'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'
import type { Permission } from '@/lib/domain/staff'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { searchKey } from '@/lib/persian/text'
import { readOnOtherLayout } from '@/lib/persian/transliteration'
import { DeskButton } from '../ui/desk-button'
import { currentCommands, type DeskCommand } from '../ui/desk-commands'
import { KeyHint } from '../ui/key-hint'
import { PaletteClose, PaletteFrame } from './palette-frame'
import { useGoTo } from '../ui/use-go-to'

const AT_START_OF_A_WORD = 1
const WORD_BY_WORD = 3
const NOT_FOUND = 4

const ENDINGS = new Set(['ها', 'های', 'هایی'])
/** Of a key for searching, in which a joined ending is a word and one that is not is part of it. */
const stemsOf = (key: string) =>
  key
    .split(' ')
    .filter((word) => word !== '' && !ENDINGS.has(word))
    .map((word) => word.replace(/(?<=..)ها(?:ی|یی)?$/, ''))

/** Whether each word, without its plural, begins one of those of the title: «روش ارسال» is in «روش‌های ارسال». */
function hasWords(key: string, text: string): boolean {
  const own = stemsOf(key)
  const wanted = stemsOf(text)
  return wanted.length > 0 && wanted.every((word) => own.some((one) => one.startsWith(word)))
}

function rankOf({ title, words = '' }: DeskCommand, text: string): number {
  const ranks = [searchKey(title), searchKey(words)].map((key) => {
    if (key.startsWith(text)) return 0
    if (key.includes(` ${text}`)) return AT_START_OF_A_WORD
    if (key.includes(text)) return AT_START_OF_A_WORD + 1
    return hasWords(key, text) ? WORD_BY_WORD : NOT_FOUND
  })
  return Math.min(...ranks)
}

/** What acts on the current row comes first, then what acts on the page, and last how its list looks. */
function rankOfKind({ isOfRow, isGlobal, isOfLook }: DeskCommand): number {
  if (isOfRow) return 0
  if (isGlobal) return 2
  return isOfLook ? 1.5 : 1
}

/**
 * What acts on the page that is open comes before what is at hand everywhere. What the other layout of the
 * keyboard would have written counts where the text as it stands finds nothing, from the start of a word.
 */
export function findCommands(commands: readonly DeskCommand[], typed: string): DeskCommand[] {
  const listed = commands
    .filter(({ isKeyOnly }) => !isKeyOnly)
    .toSorted((a, b) => rankOfKind(a) - rankOfKind(b))
  const find = (text: string, mostRank: number) =>
    listed
      .map((command) => ({ command, rank: rankOf(command, text) }))
      .filter(({ rank }) => rank <= mostRank)
      .toSorted((a, b) => rankOfKind(a.command) - rankOfKind(b.command) || a.rank - b.rank)
      .map(({ command }) => command)
  const wanted = searchKey(typed)
  if (wanted === '') return listed.filter(({ isSearched }) => !isSearched)
  const found = find(wanted, NOT_FOUND - 1)
  const switched = searchKey(readOnOtherLayout(typed) ?? '')
  return found.length > 0 || switched === '' ? found : find(switched, AT_START_OF_A_WORD)
}

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function CommandPalette({ open, onOpenChange }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <PaletteFrame {...{ open, onOpenChange }} title="جستجو یا فرمان" initialFocus={input}>
      <PaletteSearch inputRef={input} onClose={() => onOpenChange(false)} />
    </PaletteFrame>
  )
}

const SEARCH_DELAY = 250
const NOBODY: readonly Permission[] = []

type PaletteItem = DeskCommand &
  Pick<Finding, 'code' | 'detail' | 'picture'> & { isFinding?: boolean }

/** Orders, products, customers, coupons, categories, brands and articles, each a command that goes there. */
function useFindings(searched: string) {
  const goTo = useGoTo()
  const { permissions = NOBODY } = useQuery(deskMemberQuery).data ?? {}
  const options = findingsQuery(searched, permissions)
  const query = useQuery(options)
  const { found = [], unanswered = [] } = query.data ?? {}
  const list = found.map(({ href, ...finding }): PaletteItem => ({
    ...{ ...finding, id: `find ${href}`, isFinding: true },
    run: () => goTo(href),
  }))
  return {
    ...{ list, unanswered, isSearching: query.isFetching, retry: () => void query.refetch() },
    /** Nothing is on its way to what was searched for. */
    isAnswered: !options.enabled || (!query.isPlaceholderData && !query.isLoading),
  }
}

/** One table has one current row; another one on the page may have its own. */
function groupByRow(commands: readonly DeskCommand[]): { title: string; items: DeskCommand[] }[] {
  const titles = [...new Set(commands.map(({ group }) => group))]
  return titles.map((title) => ({
    title,
    items: commands.filter(({ group }) => group === title),
  }))
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
  /** Who presses Enter searches at once, and goes where the answer leads. */
  const [isWaiting, setIsWaiting] = useState(false)
  const wanted = typed.trim()
  const settled = useDebouncedValue(wanted, SEARCH_DELAY)
  const searched = isWaiting ? wanted : settled
  const findings = useFindings(searched)
  const isAnswered = wanted === '' || (searched === wanted && findings.isAnswered)
  const unanswered = wanted === '' ? [] : findings.unanswered
  const listed = findCommands(commands, typed)
  // What was found belongs to the text that was searched for; commands are there at once.
  const groups: { title: string; items: PaletteItem[] }[] = [
    ...groupByRow(listed.filter(({ isOfRow }) => isOfRow)),
    {
      title: 'برای این صفحه',
      items: listed.filter(({ isGlobal, isOfRow }) => !isGlobal && !isOfRow),
    },
    { title: 'فرمان‌ها', items: listed.filter(({ isGlobal }) => isGlobal) },
    { title: 'یافته‌ها', items: wanted === '' ? [] : findings.list },
  ].filter(({ items }) => items.length > 0)
  const found = groups.flatMap(({ items }) => items)
  const isStale = ({ isFinding = false }: PaletteItem) => isFinding && !isAnswered
  const run = (command: PaletteItem | undefined) => {
    if (!command || isStale(command)) return
    onClose()
    command.run()
  }
  const enter = () => {
    const command = found[current]
    if (isAnswered || (command && !command.isFinding)) return run(command)
    setIsWaiting(true)
    // What is found by then is another list.
    setCurrent(listed.length)
  }
  const runFirst = useEffectEvent(() => run(found[current]))
  const isToRun = isWaiting && isAnswered
  useEffect(() => {
    if (isToRun) runFirst()
  }, [isToRun])
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') enter()
    else if (step !== undefined && found.length > 0) {
      setCurrent((current + step + found.length) % found.length)
    } else return
    event.preventDefault()
  }
  return (
    <>
      <div className="flex h-[52px] shrink-0 items-center gap-2 border-b border-line pe-2 ps-4">
        <SearchIcon size={18} className="text-note shrink-0" />
        <input
          ref={inputRef}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found[current] && `${id}-${current}`}
          aria-label="جستجو یا فرمان"
          placeholder="جستجو یا فرمان…"
          className="placeholder:text-note h-full min-w-0 grow bg-transparent text-[15px] outline-none phone:text-[16px]"
          value={typed}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            setTyped(event.target.value)
            setCurrent(0)
            setIsWaiting(false)
          }}
        />
        <PaletteClose />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
        <div id={id} role="listbox" aria-label="فرمان‌ها و یافته‌ها">
          {groups.map(({ title, items }, nth) => (
            <div key={title} role="group" aria-labelledby={`${id}-group-${nth}`}>
              <p
                id={`${id}-group-${nth}`}
                role="presentation"
                className="text-note px-2.5 pb-1 pt-2.5 text-[12px]"
              >
                {title}
              </p>
              {items.map((item) => {
                const index = found.indexOf(item)
                return (
                  <PaletteOption
                    key={item.id}
                    id={`${id}-${index}`}
                    item={item}
                    typed={typed}
                    isCurrent={index === current}
                    isStale={isStale(item)}
                    onPoint={() => setCurrent(index)}
                    onRun={() => run(item)}
                  />
                )
              })}
            </div>
          ))}
        </div>
        <div role="status" className="text-note grid justify-items-start gap-2 px-2.5">
          {unanswered.length > 0 && <p>جستجو در {unanswered.join('، ')} پاسخ نگرفت.</p>}
          {(isWaiting || found.length === 0) && !isAnswered && <p>در حال جستجو…</p>}
          {found.length === 0 && isAnswered && unanswered.length === 0 && (
            <p>
              برای «<MixedText>{wanted}</MixedText>» چیزی نیست. نام فرمان، کد سفارش، کد تخفیف، نام
              یا موبایل مشتری، نام کالا، دسته، برند، نوشته و صفحه‌های میز کار را می‌شود نوشت.
            </p>
          )}
        </div>
        {unanswered.length > 0 && (
          <DeskButton className="m-2" isBusy={findings.isSearching} onClick={findings.retry}>
            تلاش دوباره
          </DeskButton>
        )}
      </div>
      <p className="bg-sunk text-note flex h-8 shrink-0 items-center gap-4 border-t border-line px-4 text-[12px] phone:hidden">
        <span className="inline-flex items-center gap-1.5">
          <KeyHint keys="ArrowDown" />
          <KeyHint keys="ArrowUp" />
          جابه‌جایی
        </span>
        <span className="inline-flex items-center gap-1.5">
          <KeyHint keys="Enter" />
          انجام
        </span>
      </p>
    </>
  )
}

type PaletteOptionProps = {
  id: string
  item: PaletteItem
  typed: string
  isCurrent: boolean
  /** Found for what stood in the field before. */
  isStale: boolean
  onPoint: () => void
  onRun: () => void
}

/** What was typed stands out in what it found, where it stands there letter by letter. */
function MarkedTitle({ title, typed }: { title: string; typed: string }) {
  const wanted = typed.trim().toLowerCase()
  const from = wanted === '' ? -1 : title.toLowerCase().indexOf(wanted)
  if (from < 0) return <MixedText>{title}</MixedText>
  const to = from + wanted.length
  return (
    <>
      <MixedText>{title.slice(0, from)}</MixedText>
      <mark className="text-acting-ink bg-transparent font-bold">
        <MixedText>{title.slice(from, to)}</MixedText>
      </mark>
      <MixedText>{title.slice(to)}</MixedText>
    </>
  )
}

function PaletteOption(props: PaletteOptionProps) {
  const { id, item, typed, isCurrent, isStale, onPoint, onRun } = props
  const option = useRef<HTMLDivElement>(null)
  // The keys may have gone to one that is out of view.
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-disabled={isStale || undefined}
      onClick={onRun}
      onMouseMove={onPoint}
      className={cn(
        'flex min-h-[38px] cursor-pointer scroll-my-8 items-center gap-2.5 rounded-lg px-2.5 phone:min-h-11',
        isCurrent && 'bg-acting-bg outline-acting-edge outline outline-1 -outline-offset-1',
        isStale && 'cursor-default opacity-50',
      )}
    >
      {item.picture && (
        <Picture
          {...responsiveImage(item.picture)}
          {...{ sizes: '28px', width: 28, height: 28 }}
          alt=""
          className="border-hair bg-picture size-7 shrink-0 rounded-[7px] border object-contain"
        />
      )}
      <span className="min-w-0 truncate">
        {item.code && <bdi dir="ltr">{persianDigits(item.code)}</bdi>}
        {item.code && item.title && '، '}
        <MarkedTitle title={item.title} typed={typed} />
      </span>
      <span className="text-note min-w-0 grow truncate text-[12px]">
        {[item.isOfRow ? '' : item.group, item.detail].filter(Boolean).join(' · ')}
      </span>
      {item.keys && <KeyHint keys={item.keys} />}
    </div>
  )
}
