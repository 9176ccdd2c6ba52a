import { useEffect } from 'react'
import { useBackConfirm } from './history-layers'
import { useGuardDialog } from './unsaved-changes'
import { requireLeaveConfirmation, allowLeaving, isLeavingAllowed } from './leave-permission'

const QUESTION = 'تغییرهایی که داده‌اید ذخیره نشده است. از این صفحه بیرون می‌روید؟'

/** What is unsaved on the page, each with the question it asks. */
const unsaved = new Map<object, string>()

/** What would be lost is asked about before what a draft keeps. */
function currentQuestion(): string | undefined {
  const questions = [...unsaved.values()]
  return questions.includes(QUESTION) ? QUESTION : questions[0]
}

function isLeavingClick(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return false
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return false
  return link.pathname !== window.location.pathname
}

function confirmLeaving(): boolean {
  return confirmOnce(currentQuestion())
}

function confirmOnce(question: string | undefined): boolean {
  if (question === undefined) return true
  if (!isLeavingAllowed() && !window.confirm(question)) return false
  // Asked once; the page before may be another document.
  allowLeaving()
  return true
}

/** For what goes to another page where no link was pressed, as a key does. */
export function confirmLeavingTo(href: string): boolean {
  const { pathname } = new URL(href, window.location.href)
  return pathname === window.location.pathname || confirmLeaving()
}

/** For what loses more than this page has, as leaving the desk ends every draft. */
export function confirmLosing(question: string): boolean {
  requireLeaveConfirmation()
  return confirmOnce(question)
}

/** Also for the Back of a browser, and for closing the dialog around the form. */
export function useUnsavedFormGuard(isUnsaved: boolean): void {
  useUnsavedGuard(isUnsaved)
  const isInDialog = useGuardDialog(isUnsaved)
  useBackConfirm(isUnsaved && !isInDialog, confirmLeaving)
}

/** Asks before a link or closing the tab loses what is not saved. */
export function useUnsavedGuard(isUnsaved: boolean, question = QUESTION): void {
  useEffect(() => {
    if (!isUnsaved) return
    const own = {}
    unsaved.set(own, question)
    requireLeaveConfirmation()
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed()) event.preventDefault()
    }
    const handleClick = (event: MouseEvent) => {
      if (!isLeavingClick(event) || confirmLeaving()) return
      event.preventDefault()
      // The fields and the pictures of a form each ask, and one answer is for both.
      event.stopImmediatePropagation()
    }
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, { capture: true })
    return () => {
      unsaved.delete(own)
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [isUnsaved, question])
}
