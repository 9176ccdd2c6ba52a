import { useEffect } from 'react'
import { useBackConfirm } from '@/components/ui/history-layers'
import { useGuardDialog } from '@/components/ui/unsaved-changes'
import { requireLeaveConfirmation, allowLeaving, isLeavingAllowed } from './leave-permission'

const QUESTION = 'تغییرهایی که داده‌اید ذخیره نشده است. از این صفحه بیرون می‌روید؟'

function isLeavingClick(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return false
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return false
  return link.pathname !== window.location.pathname
}

function confirmLeaving(): boolean {
  if (!isLeavingAllowed() && !window.confirm(QUESTION)) return false
  // Asked once; the page before may be another document.
  allowLeaving()
  return true
}

/** Also for the Back of a browser, and for closing the dialog around the form. */
export function useUnsavedFormGuard(isUnsaved: boolean): void {
  useUnsavedGuard(isUnsaved)
  const isInDialog = useGuardDialog(isUnsaved)
  useBackConfirm(isUnsaved && !isInDialog, confirmLeaving)
}

/** Asks before a link or closing the tab loses what is not saved. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
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
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [isUnsaved])
}
