import { useRouter } from 'next/navigation'
import { useEffect, useId, useState, useEffectEvent, useLayoutEffect } from 'react'
import { removeSearch, rememberSearch } from '@/stores/recent'
import { isTermRow, searchHref, type SuggestionRow, type TermRow } from './suggestion-groups'
import { useSuggestions } from './use-suggestions'

export type ComboboxKeyState = {
  /** -1 while the field itself is active. */
  activeIndex: number
  rowCount: number
  isOpen: boolean
  isFilled: boolean
  /** The active row is a recent search, which Delete removes. */
  isRecent: boolean
  /** In a dialog, which handles Escape itself. */
  isModal: boolean
}

type KeyAction =
  | { type: 'activate'; index: number }
  | { type: 'open' | 'close' | 'clear' | 'choose' | 'forget' | 'edit' }

/** These return to editing the text. */
const EDITING_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'])

/** What a key does in a field with a list of suggestions; null leaves it to the browser. */
export function resolveKeyAction(key: string, state: ComboboxKeyState): KeyAction | null {
  const { activeIndex, rowCount, isOpen, isFilled, isRecent, isModal } = state
  if (key === 'Escape')
    return isModal ? null : isOpen ? { type: 'close' } : isFilled ? { type: 'clear' } : null
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (!isOpen) return { type: 'open' }
    return rowCount === 0
      ? null
      : { type: 'activate', index: stepIndex(activeIndex, key === 'ArrowDown' ? 1 : -1, rowCount) }
  }
  if (!isOpen || activeIndex < 0) return null
  if (key === 'Home') return { type: 'activate', index: 0 }
  if (key === 'End') return { type: 'activate', index: rowCount - 1 }
  if (key === 'Enter') return { type: 'choose' }
  if (key === 'Delete' && isRecent) return { type: 'forget' }
  return EDITING_KEYS.has(key) ? { type: 'edit' } : null
}

/** The rows wrap around through the field. */
function stepIndex(index: number, step: number, rowCount: number): number {
  const stops = rowCount + 1
  return ((index + 1 + step + stops) % stops) - 1
}

type FieldEvents = {
  /** The text may have changed between rendering and this. */
  onStart: (text: string) => void
  onType: (text: string) => void
  /** On focus and on click. */
  onFocus: (text: string) => void
  onBlur: () => void
  /** True when the key was handled. */
  onKey: (event: KeyboardEvent) => boolean
  onSubmit: (text: string) => void
}

/** The field is rendered by the server, so its listeners are attached here by hand. */
function useFieldEvents(field: HTMLInputElement, events: FieldEvents): void {
  const handleEvent = useEffectEvent((event: Event) => {
    const { type } = event
    if (type === 'input') events.onType(field.value)
    else if (type === 'focus' || type === 'click') events.onFocus(field.value)
    else if (type === 'focusout' && isLeaving(event)) events.onBlur()
    else if (event instanceof KeyboardEvent && !event.isComposing) {
      if (events.onKey(event)) event.preventDefault()
    } else if (type === 'submit' && field.value.trim() !== '') {
      event.preventDefault()
      events.onSubmit(field.value)
    }
  })
  const handleStart = useEffectEvent(() => events.onStart(field.value))
  useEffect(() => {
    const { signal, abort } = createAbortSignal()
    const listen = (target: EventTarget | null, ...types: string[]) =>
      types.forEach((type) =>
        target?.addEventListener(type, (event) => handleEvent(event), { signal }),
      )
    listen(field, 'input', 'focus', 'click', 'keydown')
    listen(field.form, 'focusout', 'submit')
    handleStart()
    return abort
  }, [field])
}

function createAbortSignal() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Focus moving from the field into its list does not leave. */
function isLeaving(event: Event): boolean {
  const { currentTarget, relatedTarget } = event instanceof FocusEvent ? event : {}
  const isInside = relatedTarget instanceof Node && currentTarget instanceof Node
  return !(isInside && currentTarget.contains(relatedTarget))
}

function writeField(field: HTMLInputElement, text: string): void {
  field.value = text
}

type ComboboxState = { listId: string; isOpen: boolean; activeId: string | undefined }

/** Makes a plain field a combobox while its list is mounted. */
function useComboboxRole(field: HTMLInputElement, state: ComboboxState): void {
  const { listId, isOpen, activeId } = state
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    return () => {
      for (const name of [...Object.keys(attributes), 'aria-expanded']) field.removeAttribute(name)
      field.setAttribute('role', 'searchbox')
    }
  }, [field, listId])
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen))
    if (activeId) field.setAttribute('aria-activedescendant', activeId)
    else field.removeAttribute('aria-activedescendant')
  }, [field, isOpen, activeId])
}

type ComboboxOptions = {
  /** In a dialog of its own: always open, and closed with the dialog. */
  isModal?: boolean
  /** A suggestion was chosen or a search submitted. */
  onDone?: () => void
}

export function useSearchCombobox(
  field: HTMLInputElement,
  { isModal = false, onDone }: ComboboxOptions = {},
) {
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState(field.value)
  const [isActive, setActive] = useState(isModal || document.activeElement === field)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const state = useSuggestions(text, isActive)
  const rows = state.groups.flatMap((group) => group.rows)
  const isOpen = isActive && rows.length > 0
  const activeIndex = isOpen ? rows.findIndex(({ key }) => key === activeKey) : -1
  const activeRow = rows[activeIndex]
  const idOf = (row: SuggestionRow) => `${listId}-${row.key.replaceAll(/\s/g, '_')}`
  const activeId = activeRow && idOf(activeRow)

  const write = (next: string) => {
    writeField(field, next)
    setText(next)
    setActiveKey(null)
  }
  const activate = (fieldText: string) => {
    setText(fieldText)
    setActive(true)
  }
  const close = () => {
    setActive(isModal)
    setActiveKey(null)
  }
  const finish = () => {
    close()
    onDone?.()
  }
  const choose = (row: SuggestionRow) => {
    const term = isTermRow(row) ? row.text : ''
    if (term) rememberSearch(term)
    write(term)
    finish()
  }
  const forget = (row: TermRow) => {
    const next = rows[activeIndex + 1]
    setActiveKey(activeIndex >= 0 && next?.kind === 'recent' ? next.key : null)
    removeSearch(row.text)
  }

  useComboboxRole(field, { listId, isOpen, activeId })
  useFieldEvents(field, {
    onStart: setText,
    onType: (typed) => {
      activate(typed)
      setActiveKey(null)
    },
    onFocus: activate,
    onBlur: close,
    onKey: ({ key }) => {
      const recentRow =
        activeRow && isTermRow(activeRow) && activeRow.kind === 'recent' ? activeRow : null
      const action = resolveKeyAction(key, {
        activeIndex,
        rowCount: rows.length,
        isOpen,
        isFilled: field.value !== '',
        isModal,
        isRecent: recentRow !== null,
      })
      if (action === null) return false
      if (action.type === 'activate') setActiveKey(rows[action.index]?.key ?? null)
      if (action.type === 'open') activate(field.value)
      if (action.type === 'clear') write('')
      if (action.type === 'close') close()
      if (action.type === 'edit') setActiveKey(null)
      if (action.type === 'choose' && activeId) document.getElementById(activeId)?.click()
      if (action.type === 'forget' && recentRow) forget(recentRow)
      return action.type !== 'edit'
    },
    onSubmit: (submitted) => {
      const q = submitted.trim()
      rememberSearch(q)
      router.push(searchHref(q))
      finish()
    },
  })
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return { field, text, isOpen, state, listId, activeId, idOf, choose, forget, close }
}

export type SearchCombobox = ReturnType<typeof useSearchCombobox>
