import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

export type DeskCommand = {
  id: string
  title: string
  /** By the place of the keys on the board, not by their letters: `KeyJ`, `Shift+KeyK`, `Mod+KeyK`, or one after the other, `KeyG KeyO`. */
  keys?: string
  group: string
  /** By which it is found besides its title. */
  words?: string
  /** Of the frame: what belongs to the page that is open comes before it. */
  isGlobal?: boolean
  /** Of the row that is current: its group says which, and it comes before what is for the page. */
  isOfRow?: boolean
  /** How a list looks, or which of its tabs is open: the palette has it after what is done. */
  isOfLook?: boolean
  /** One of many that would fill the palette before anything is typed. */
  isSearched?: boolean
  /** For the hand alone: it stands in the list of keys and not in the palette. */
  isKeyOnly?: boolean
  run: () => void
}

/** Of the command that opens the palette, which a phone has a button for. */
export const PALETTE_ID = 'palette'

const layers = new Map<number, readonly DeskCommand[]>()
const listeners = new Set<() => void>()
let layerCount = 0

/** As they are drawn first, so that what stands in a page comes after the page. */
function newLayer(): number {
  layerCount += 1
  return layerCount
}

function setLayer(layer: number, commands: readonly DeskCommand[] | null): void {
  if (commands === null) layers.delete(layer)
  else layers.set(layer, commands)
  listeners.forEach((listener) => listener())
}

/** What is drawn last comes first: a page may take a key of the frame, and what is chosen one of the current row. */
export function currentCommands(): DeskCommand[] {
  return [...layers].toSorted(([one], [other]) => other - one).flatMap(([, commands]) => commands)
}

/** Those that a press reaches: a key that two have is the first one's. */
export function reachableCommands(): DeskCommand[] {
  const taken = new Set<string>()
  return currentCommands().filter(({ keys }) => {
    if (keys === undefined || taken.has(keys)) return false
    taken.add(keys)
    return true
  })
}

/** The one registry: what stands here has its key, its line in the palette and in the list of keys. */
export function useCommands(commands: readonly DeskCommand[]): void {
  const [layer] = useState(newLayer)
  useEffect(() => setLayer(layer, commands))
  useEffect(() => () => setLayer(layer, null), [layer])
}

function subscribeToCommands(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const joinKeys = () =>
  reachableCommands()
    .flatMap(({ keys = [] }) => keys)
    .join(', ')

/** Of what a page may print at its foot, what a press reaches at the moment. */
export function useReachable(hints: readonly DeskCommand[]): DeskCommand[] {
  const keys = useSyncExternalStore(subscribeToCommands, joinKeys, () => '').split(', ')
  return hints.filter((hint) => hint.keys !== undefined && keys.includes(hint.keys))
}

const SEQUENCE_MILLISECONDS = 1_200
let pending: { stroke: string; until: number } | null = null

function strokeOf(event: KeyboardEvent): string {
  const modifiers = [
    (event.metaKey || event.ctrlKey) && 'Mod',
    event.altKey && 'Alt',
    event.shiftKey && 'Shift',
  ]
  return [...modifiers.filter(Boolean), event.code].join('+')
}

const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** With ⌘ they choose and take back in the field itself. */
const OF_FIELDS = new Set(['KeyA', 'KeyZ'])

const PRESSABLE = 'a, button, summary, [role="button"], input'

function hasOpenDialog(): boolean {
  return (
    document.querySelector('[role="dialog"][data-open], [role="alertdialog"][data-open]') !== null
  )
}

/** A key that the focused element, or an open dialog, has a use for is theirs. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true
  const { target } = event
  if (!(target instanceof Element)) return false
  const isMod = event.metaKey || event.ctrlKey
  if (hasOpenDialog()) return true
  if (target.matches(FIELD)) return !isMod || OF_FIELDS.has(event.code)
  const isPress = !isMod && (event.code === 'Enter' || event.code === 'Space')
  return isPress && target.closest(PRESSABLE) !== null
}

/** A note or an answer is sent from where it is written, also in a dialog. */
function sendText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLTextAreaElement) || target.form === null) return false
  // A key held down, or pressed again before the answer, sends nothing twice.
  if (!target.form.querySelector('[aria-busy="true"]')) target.form.requestSubmit()
  return true
}

export const SEND_TEXT: DeskCommand = {
  id: 'send-text',
  title: 'ارسال آنچه نوشته‌اید',
  group: 'همه‌جا',
  isGlobal: true,
  keys: 'Mod+Enter',
  isKeyOnly: true,
  run: () => void sendText(document.activeElement),
}

const SAVE = 'Mod+KeyS'
const MOVES = new Set(['KeyJ', 'KeyK', 'Shift+KeyJ', 'Shift+KeyK'])

/** What is written stays; the keys of the list are at hand again. A search that is full is emptied before. */
function leaveField({ target, code }: KeyboardEvent): boolean {
  if (code !== 'Escape' || !(target instanceof HTMLElement) || !target.matches(FIELD)) return false
  if (hasOpenDialog()) return false
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') {
    return false
  }
  target.blur()
  return true
}

/** Once a row was moved to, enter is of the row and not of the button that was pressed before. */
function leaveButton({ target }: KeyboardEvent): void {
  if (target !== document.activeElement || !(target instanceof HTMLElement)) return
  if (target.matches(PRESSABLE)) target.blur()
}

function handleKeyDown(event: KeyboardEvent): void {
  const isUntouched = !event.defaultPrevented && !event.isComposing
  if (isUntouched && leaveField(event)) return
  if (isUntouched && !event.repeat && strokeOf(event) === SEND_TEXT.keys) {
    if (sendText(event.target)) return event.preventDefault()
  }
  if (isTaken(event)) {
    // Under a dialog nothing is saved, and the browser's own saving of a page is of no use here.
    if (isUntouched && strokeOf(event) === SAVE && hasOpenDialog()) event.preventDefault()
    return
  }
  const now = Date.now()
  const prefix = pending && pending.until > now ? `${pending.stroke} ` : ''
  const stroke = prefix + strokeOf(event)
  pending = null
  const commands = currentCommands()
  const command = commands.find(({ keys }) => keys === stroke)
  if (command) {
    event.preventDefault()
    if (!event.repeat || (command.isKeyOnly && !command.isOfRow)) command.run()
    if (MOVES.has(stroke)) leaveButton(event)
  } else if (commands.some(({ keys }) => keys?.startsWith(`${stroke} `))) {
    pending = { stroke, until: now + SEQUENCE_MILLISECONDS }
  }
}

/** Before a form is saved by its key: some fields give what is typed only as they are left. */
function takeTyped(event: KeyboardEvent): void {
  if (strokeOf(event) !== SAVE) return
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd } = field
  flushSync(() => {
    field.blur()
    field.focus({ preventScroll: true })
  })
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

export function useCommandKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', takeTyped, { capture: true })
    window.addEventListener('keydown', handleKeyDown)
    return () => {
      window.removeEventListener('keydown', takeTyped, { capture: true })
      window.removeEventListener('keydown', handleKeyDown)
    }
  }, [])
}

const SIGNS = new Map([
  ['Shift', '⇧'],
  ['Alt', 'alt'],
  ['Enter', '↵'],
  ['Escape', 'esc'],
  ['Slash', '/'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['Period', '.'],
])

/** What is printed on the keys, one after the other. */
export function keySigns(keys: string, isMac: boolean): string[] {
  return (keys === 'Shift+Slash' ? '?' : keys)
    .split(/[ +]/)
    .map((key) =>
      key === 'Mod'
        ? isMac
          ? '⌘'
          : 'Ctrl'
        : (SIGNS.get(key) ?? key.replace(/^(?:Key|Digit)/, '')),
    )
}
