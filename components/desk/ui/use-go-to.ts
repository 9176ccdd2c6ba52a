import { confirmLeavingTo } from '@/components/ui/use-unsaved-guard'
import { useDeskRouter } from './desk-router'

/** For keys and the palette, which leave a page as a link does and ask as it would. */
export function useGoTo(): (href: string) => void {
  const router = useDeskRouter()
  return (href) => {
    // Without a line nothing is left, and so nothing is asked.
    if (!navigator.onLine || confirmLeavingTo(href)) router.push(href)
  }
}
