import { saveProduct, type ProductBody } from './products'

type ProductChange = Pick<ProductBody, 'status' | 'category_id' | 'brand_id'>

/** What one of many products is to become, and what it was. */
export type PlannedProduct = {
  id: number
  title: string
  version: number
  change: ProductChange
  former: ProductChange
}
export type RefusedProduct = { id: number; title: string; error: string }

type Saving = {
  describe: (error: unknown) => string
  onProgress?: (done: number) => void
  isStopped?: () => boolean
}

/**
 * One after the other, each with the version that it was read at: one that the shop refuses, or that
 * somebody else changed, stays as it is and stops no other. What was saved can be taken back the same way.
 */
export async function changeProducts(planned: readonly PlannedProduct[], saving: Saving) {
  const { describe, onProgress, isStopped = () => false } = saving
  const back: PlannedProduct[] = []
  const refused: RefusedProduct[] = []
  for (const [at, { id, title, version, change, former }] of planned.entries()) {
    if (isStopped()) break
    try {
      const saved = await saveProduct(id, { ...change, version })
      back.push({ id, title, version: saved.version, change: former, former: change })
    } catch (error) {
      refused.push({ id, title, error: describe(error) })
    }
    onProgress?.(at + 1)
  }
  return { back, refused }
}
