import { notify } from '@/components/ui/notify'
import { addProduct, saveProduct } from '@/lib/client/desk/products'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { newBody, type ProductDraft } from './product-draft'
import { describeFailure } from '../ui/use-desk-mutation'

/** A new product is a draft at first; what else it should be follows, and may be refused. */
export async function addProductDraft(draft: ProductDraft): Promise<DeskProduct> {
  const made = await addProduct(newBody(draft))
  if (draft.status === 'hidden' && draft.publish_at === null) return made
  try {
    return await saveProduct(made.id, {
      version: made.version,
      ...(draft.status === 'hidden' ? { publish_at: draft.publish_at } : { status: draft.status }),
    })
  } catch (failure) {
    void notify.error(`کالا پیش‌نویس ماند: ${describeFailure(failure)}`)
    return made
  }
}
