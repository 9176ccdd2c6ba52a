import { useRouter } from 'next/navigation'
import { confirmLeavingTo } from '@/components/ui/use-unsaved-guard'

/** For keys and the palette, which leave a page as a link does and ask as it would. */
export function useGoTo(): (href: string) => void {
  const router = useRouter()
  return (href) => {
    if (confirmLeavingTo(href)) router.push(href)
  }
}
