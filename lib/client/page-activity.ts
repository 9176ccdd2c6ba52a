const EVENTS = ['input', 'focusin', 'focusout', 'click', 'visibilitychange']
const BUYING = /^\/(checkout|payment)/

let lastTyped: Element | null = null

function getTypedText(field: Element | null): string {
  if (field instanceof HTMLInputElement) {
    return /^(text|search|tel|email|password|number|url)$/.test(field.type) ? field.value : ''
  }
  return field instanceof HTMLTextAreaElement ? field.value : ''
}

/** True while a field that was typed in still holds text; a search field only while it has the focus. */
function isTyping(): boolean {
  const isSearch = lastTyped instanceof HTMLInputElement && lastTyped.type === 'search'
  const field = isSearch ? document.activeElement : lastTyped
  return field !== null && field.isConnected && getTypedText(field) !== ''
}

/** Whether a reload would take something from the shopper. */
export function isBusy(): boolean {
  return BUYING.test(window.location.pathname) || isTyping()
}

function rememberTypedField({ target }: Event): void {
  if (target instanceof Element) lastTyped = target
}

export function watchTyping(): () => void {
  document.addEventListener('input', rememberTypedField, true)
  return () => document.removeEventListener('input', rememberTypedField, true)
}

export function subscribeToActivity(changed: () => void): () => void {
  for (const name of EVENTS) document.addEventListener(name, changed)
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, changed)
  }
}
