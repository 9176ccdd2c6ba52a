import { useRouter } from 'next/navigation'
import { useEffect, useId, useState, useEffectEvent, useLayoutEffect } from 'react'
import { removeSearch, rememberSearch } from '@/stores/shop'
import { resolveKeyAction } from './combobox-keys'
import { isTermRow, searchHref, type SuggestionRow, type TermRow } from './suggestion-groups'
import { useSuggestions } from './use-suggestions'

type FieldEvents = {
  /** From here on it is listened to; what stands in it may have changed since it was drawn. */
  onStart: (text: string) => void
  onType: (text: string) => void
  /** It was focused or pressed. */
  onFocus: (text: string) => void
  onBlur: () => void
  /** True when the key is not the browser's any more. */
  onKey: (event: KeyboardEvent) => boolean
  onSubmit: (text: string) => void
}

/** The field is the server's own markup: what listens to it is put on here and taken off again. */
function useFieldEvents(field: HTMLInputElement, events: FieldEvents): void {
  const tell = useEffectEvent((event: Event) => {
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
  const start = useEffectEvent(() => events.onStart(field.value))
  useEffect(() => {
    const { signal, abort } = createAbortSignal()
    const listen = (target: EventTarget | null, ...types: string[]) =>
      types.forEach((type) => target?.addEventListener(type, (event) => tell(event), { signal }))
    listen(field, 'input', 'focus', 'click', 'keydown')
    listen(field.form, 'focusout', 'submit')
    start()
    return abort
  }, [field])
}

function createAbortSignal() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** A focus that goes from the field to what hangs from it does not leave. */
function isLeaving(event: Event): boolean {
  const { currentTarget, relatedTarget } = event instanceof FocusEvent ? event : {}
  const inside = relatedTarget instanceof Node && currentTarget instanceof Node
  return !(inside && currentTarget.contains(relatedTarget))
}

function writeField(field: HTMLInputElement, text: string): void {
  field.value = text
}

type ComboboxState = { listId: string; open: boolean; activeId: string | undefined }

/** Makes a plain field a combobox for as long as there is a list to it. */
function useComboboxRole(field: HTMLInputElement, state: ComboboxState): void {
  const { listId, open, activeId } = state
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
    field.setAttribute('aria-expanded', String(open))
    if (activeId) field.setAttribute('aria-activedescendant', activeId)
    else field.removeAttribute('aria-activedescendant')
  }, [field, open, activeId])
}

type ComboboxOptions = {
  /** In a dialog of its own: always open, and closed with the dialog. */
  modal?: boolean
  /** Something was chosen, or a search sent. */
  onDone?: () => void
}

/** The field, its list, and what moves between them. */
export function useSearchCombobox(
  field: HTMLInputElement,
  { modal = false, onDone }: ComboboxOptions = {},
) {
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState(field.value)
  const [opened, setOpened] = useState(modal || document.activeElement === field)
  const [activeKey, setActive] = useState<string | null>(null)
  const answers = useSuggestions(text, opened)
  const rows = answers.groups.flatMap((group) => group.rows)
  const open = opened && rows.length > 0
  const at = open ? rows.findIndex(({ key }) => key === activeKey) : -1
  const active = rows[at]
  const idOf = (row: SuggestionRow) => `${listId}-${row.key.replaceAll(/\s/g, '_')}`
  const activeId = active && idOf(active)

  const write = (next: string) => {
    writeField(field, next)
    setText(next)
    setActive(null)
  }
  const enter = (found: string) => {
    setText(found)
    setOpened(true)
  }
  const leave = () => {
    setOpened(modal)
    setActive(null)
  }
  const done = () => {
    leave()
    onDone?.()
  }
  const choose = (row: SuggestionRow) => {
    const term = isTermRow(row) ? row.text : ''
    if (term) rememberSearch(term)
    write(term)
    done()
  }
  const forget = (row: TermRow) => {
    const next = rows[at + 1]
    setActive(at >= 0 && next?.kind === 'recent' ? next.key : null)
    removeSearch(row.text)
  }

  useComboboxRole(field, { listId, open, activeId })
  useFieldEvents(field, {
    onStart: setText,
    onType: (typed) => {
      enter(typed)
      setActive(null)
    },
    onFocus: enter,
    onBlur: leave,
    onKey: ({ key }) => {
      const recent = active && isTermRow(active) && active.kind === 'recent' ? active : null
      const action = resolveKeyAction(key, {
        activeIndex: at,
        rowCount: rows.length,
        isOpen: open,
        isFilled: field.value !== '',
        isModal: modal,
        isRecent: recent !== null,
      })
      if (action === null) return false
      if (action.do === 'point') setActive(rows[action.at]?.key ?? null)
      if (action.do === 'open') enter(field.value)
      if (action.do === 'empty') write('')
      if (action.do === 'close') leave()
      if (action.do === 'edit') setActive(null)
      if (action.do === 'choose' && activeId) document.getElementById(activeId)?.click()
      if (action.do === 'forget' && recent) forget(recent)
      return action.do !== 'edit'
    },
    onSubmit: (sent) => {
      const q = sent.trim()
      rememberSearch(q)
      router.push(searchHref(q))
      done()
    },
  })
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return { field, text, open, answers, listId, activeId, idOf, choose, forget, close: leave }
}

export type SearchCombobox = ReturnType<typeof useSearchCombobox>
