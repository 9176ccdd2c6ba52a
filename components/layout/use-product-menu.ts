import { useEffect, useState } from 'react'
import { loadProductMenu } from '@/lib/client/queries/menu'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'

type MenuState = { menu: CategoryNode[] | null; hasFailed: boolean }

/** The tree of categories, fetched once it is enabled. */
export function useProductMenu(isEnabled = true) {
  const [{ menu, hasFailed }, setState] = useState<MenuState>({ menu: null, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isEnabled) return
    let isMounted = true
    loadProductMenu().then(
      (loaded) => isMounted && setState({ menu: loaded, hasFailed: false }),
      () => isMounted && setState({ menu: null, hasFailed: true }),
    )
    return () => {
      isMounted = false
    }
  }, [isEnabled, attempt])
  const retry = () => {
    setState({ menu: null, hasFailed: false })
    setAttempt((now) => now + 1)
  }
  return { menu, hasFailed, retry }
}
