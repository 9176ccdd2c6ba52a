import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

type FieldEvents = {
  /** From here on it is listened to; what stands in it may have changed since it was drawn. */
  onStart: (text: string) => void
  onType: (text: string) => void
  /** It was focused or pressed. */
  onEnter: (text: string) => void
  onLeave: () => void
  /** True when the key is not the browser's any more. */
  onKey: (event: KeyboardEvent) => boolean
  onSubmit: (text: string) => void
}

/** The field is the server's own markup: what listens to it is put on here and taken off again. */
export function useFieldEvents(field: HTMLInputElement, events: FieldEvents): void {
  const tell = useEffectEvent((event: Event) => {
    const { type } = event
    if (type === 'input') events.onType(field.value)
    else if (type === 'focus' || type === 'click') events.onEnter(field.value)
    else if (type === 'focusout' && leaves(event)) events.onLeave()
    else if (event instanceof KeyboardEvent && !event.isComposing) {
      if (events.onKey(event)) event.preventDefault()
    } else if (type === 'submit' && field.value.trim() !== '') {
      event.preventDefault()
      events.onSubmit(field.value)
    }
  })
  const start = useEffectEvent(() => events.onStart(field.value))
  useEffect(() => {
    const { signal, abort } = stopper()
    const listen = (target: EventTarget | null, ...types: string[]) =>
      types.forEach((type) => target?.addEventListener(type, (event) => tell(event), { signal }))
    listen(field, 'input', 'focus', 'click', 'keydown')
    listen(field.form, 'focusout', 'submit')
    start()
    return abort
  }, [field])
}

function stopper() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** A focus that goes from the field to what hangs from it does not leave. */
function leaves(event: Event): boolean {
  const { currentTarget, relatedTarget } = event instanceof FocusEvent ? event : {}
  const inside = relatedTarget instanceof Node && currentTarget instanceof Node
  return !(inside && currentTarget.contains(relatedTarget))
}

export function writeField(field: HTMLInputElement, text: string): void {
  field.value = text
}

type ListState = { listId: string; open: boolean; activeId: string | undefined }

/** Makes a plain field a combobox for as long as there is a list to it. */
export function useComboboxRole(field: HTMLInputElement, state: ListState): void {
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
