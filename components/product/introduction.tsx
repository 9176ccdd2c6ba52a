import { BodyHtml } from '@/components/article/body-html'
import { Fold } from '@/components/ui/fold'
import type { ProductDetail } from '@/lib/contract/products'

/** Letters, markup among them, that fill more than the folded height on a desktop. */
const LONG = 900

export function Introduction({ product }: { product: ProductDetail }) {
  const { intro, description } = product
  const words = (
    <>
      {intro && <p className="mb-4 text-lg font-medium">{intro}</p>}
      <BodyHtml html={description} />
    </>
  )
  return (
    <div className="max-w-3xl">
      {intro.length + description.length > LONG ? <Fold what="معرفی">{words}</Fold> : words}
    </div>
  )
}
