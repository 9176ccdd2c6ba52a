import type { CategoryNode } from '@/lib/contract/categories'

let asked: Promise<CategoryNode[]> | null = null

async function ask(): Promise<CategoryNode[]> {
  const { productMenu } = await import('./general')
  return productMenu()
}

/** Asked for once in the life of a page, unless it failed. */
export function productMenuOnce(): Promise<CategoryNode[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}
