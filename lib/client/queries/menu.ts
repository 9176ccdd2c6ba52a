import type { CategoryNode } from '@/lib/contract/catalogue/categories'

let pendingMenu: Promise<CategoryNode[]> | null = null

async function fetchMenu(): Promise<CategoryNode[]> {
  const { fetchProductMenu } = await import('./content')
  return fetchProductMenu()
}

/** Asked for once in the life of a page, unless it failed. */
export function loadProductMenu(): Promise<CategoryNode[]> {
  pendingMenu ??= fetchMenu().catch((error: unknown) => {
    pendingMenu = null
    throw error
  })
  return pendingMenu
}
