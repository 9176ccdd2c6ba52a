import { useEffect, useState } from 'react'
import { loadProductMenu } from '@/lib/client/queries/menu'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'

type MenuState = { menu: CategoryNode[] | null; failed: boolean }

/** The tree of categories, asked for when it is first wanted. */
export function useProductMenu(wanted = true) {
  const [{ menu, failed }, setAsked] = useState<MenuState>({ menu: null, failed: false })
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!wanted) return
    let here = true
    loadProductMenu().then(
      (found) => here && setAsked({ menu: found, failed: false }),
      () => here && setAsked({ menu: null, failed: true }),
    )
    return () => {
      here = false
    }
  }, [wanted, round])
  const retry = () => {
    setAsked({ menu: null, failed: false })
    setRound((now) => now + 1)
  }
  return { menu, failed, retry }
}
