import Link from '@/components/ui/link'
import { Rating } from '@/components/ui/rating'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'

export function ProductHeading({ product }: { product: ProductDetail }) {
  const { title, english_title, brand, rate, rate_count, question_count } = product
  return (
    <header>
      <h1 className="text-2xl font-extrabold phone:text-xl">{title}</h1>
      {english_title && (
        <p className="mt-1 text-sm text-ink-500">
          <bdi dir="ltr" lang="en">
            {english_title}
          </bdi>
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-3 text-sm text-ink-500">
        {rate !== null && rate_count > 0 && <Rating value={rate} compact />}
        <a href="#comments" className="rounded py-1 hover:text-brand-700">
          {rate_count > 0 ? `${formatNumber(rate_count)} دیدگاه` : 'بدون دیدگاه'}
        </a>
        {question_count > 0 && (
          <a href="#questions" className="rounded py-1 hover:text-brand-700">
            {formatNumber(question_count)} پرسش
          </a>
        )}
        <span>
          برند:{' '}
          <Link
            href={paths.brand(brand.slug)}
            className="rounded py-1 text-brand-700 underline underline-offset-4"
          >
            {brand.title}
          </Link>
        </span>
      </p>
    </header>
  )
}
