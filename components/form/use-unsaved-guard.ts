import { useEffect } from 'react'
import { useBackAsks } from '@/components/ui/back-closes'
import { useHoldsDialog } from '@/components/ui/held'
import { askAgain, leaveFreely, leavesFreely } from './leave-freely'

const QUESTION = 'تغییرهایی که داده‌اید ذخیره نشده است. از این صفحه بیرون می‌روید؟'

function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return false
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return false
  return link.pathname !== window.location.pathname
}

function mayLeave(): boolean {
  if (!leavesFreely() && !window.confirm(QUESTION)) return false
  // Said once; the page before may be another document.
  leaveFreely()
  return true
}

/** Asks before what was typed is lost by the Back of a browser, or by closing the dialog around it. */
export function useTypedGuard(unsaved: boolean): void {
  useUnsavedGuard(unsaved)
  const inDialog = useHoldsDialog(unsaved)
  useBackAsks(unsaved && !inDialog, mayLeave)
}

/** Asks before what was chosen is lost, by a link as by closing the tab. */
export function useUnsavedGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    askAgain()
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leavesFreely()) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      if (!leavesPage(event) || mayLeave()) return
      event.preventDefault()
      // The words and the pictures of a form each ask, and one answer is for both.
      event.stopImmediatePropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [unsaved])
}
