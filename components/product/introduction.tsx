import { BodyHtml } from '@/components/article/body-html'
import type { ProductDetail } from '@/lib/contract/products'

export function Introduction({ product }: { product: ProductDetail }) {
  return (
    <div className="max-w-3xl">
      {product.intro && <p className="mb-4 text-lg font-medium">{product.intro}</p>}
      <BodyHtml html={product.description} />
    </div>
  )
}
