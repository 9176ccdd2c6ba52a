import { useEffect, useState } from 'react'
import { loadProductMenu } from '@/lib/client/queries/menu'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'

type MenuState = { menu: CategoryNode[] | null; failed: boolean }

/** The tree of categories, fetched once it is enabled. */
export function useProductMenu(isEnabled = true) {
  const [{ menu, failed }, setState] = useState<MenuState>({ menu: null, failed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isEnabled) return
    let isMounted = true
    loadProductMenu().then(
      (loaded) => isMounted && setState({ menu: loaded, failed: false }),
      () => isMounted && setState({ menu: null, failed: true }),
    )
    return () => {
      isMounted = false
    }
  }, [isEnabled, attempt])
  const retry = () => {
    setState({ menu: null, failed: false })
    setAttempt((now) => now + 1)
  }
  return { menu, failed, retry }
}
