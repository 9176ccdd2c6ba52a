import { ProductGrid } from '@/components/catalogue/product-grid'
import type { HomeSection } from '@/lib/contract/home'
import { SectionHeading } from './section-heading'

type ProductSectionProps = Omit<Extract<HomeSection, { kind: 'products' }>, 'kind'>

export function ProductSection({ title, href, products }: ProductSectionProps) {
  const id = `goods-${products[0]?.id ?? 'none'}-${title.length}`
  return (
    <section aria-labelledby={id} className="wrap">
      <SectionHeading id={id} title={title} href={href} all="همهٔ کالاها" />
      <ProductGrid products={products} />
    </section>
  )
}
