import { notifyLoadError } from '@/components/ui/notify'

const load = () => import('@/components/cart/add-to-cart')

/** Comes with the first press, or shortly before it; undefined, and said, where it cannot be fetched. */
export async function loadAddToCart() {
  try {
    return (await load()).addToCart
  } catch {
    notifyLoadError()
  }
}

export const preloadAddToCart = load
