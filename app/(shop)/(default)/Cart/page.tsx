import type { Metadata } from 'next'
import { CartSkeleton, EmptyCart } from '@/components/cart/cart-fallbacks'
import { CartView } from '@/components/cart/cart-view'
import { HomeRecent } from '@/components/content/home-recent'
import { CategoryMedallions } from '@/components/content/home-sections'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { NoScriptNotice } from '@/components/layout/page-frame'
import { nullIfFailed } from '@/lib/data/cached-read'
import { readProductList, readProductMenu } from '@/lib/data/catalogue'
import { EMPTY_CART_SCRIPT, HISTORY_SCRIPT } from '@/lib/session/inline-scripts'

export const metadata: Metadata = {
  title: 'سبد خرید',
  robots: { index: false, follow: true },
}

export const revalidate = 3600

/** As many as fill the rows of the grid. */
const BEST_SELLERS = 8

export default async function Page() {
  const [list, menu] = await Promise.all([
    nullIfFailed(readProductList({})),
    nullIfFailed(readProductMenu()),
  ])
  const products = (list?.products ?? [])
    .filter(({ available }) => available)
    .slice(0, BEST_SELLERS)
  const bestSellers = { ids: products.map(({ id }) => id), spares: [] }
  return (
    <div className="wrap min-h-[85vh] py-5">
      <h1 className="mb-5 text-3xl font-extrabold phone:text-2xl">سبد خرید</h1>
      <NoScriptNotice>
        سبد خرید در مرورگر شما نگه داشته می‌شود و بدون جاوااسکریپت دیده نمی‌شود.
      </NoScriptNotice>
      <div className="group/cart" suppressHydrationWarning>
        <script dangerouslySetInnerHTML={{ __html: EMPTY_CART_SCRIPT }} />
        <CartView skeleton={<CartSkeleton />} empty={<EmptyCart />}>
          <div className="-mx-4 mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 desk:-mx-6">
            {menu && <CategoryMedallions categories={menu} />}
            <div className="data-[history]:min-h-[11.5rem]" suppressHydrationWarning>
              <script dangerouslySetInnerHTML={{ __html: HISTORY_SCRIPT }} />
              <HomeRecent title="ادامهٔ گشت شما" refills={[bestSellers]} />
            </div>
          </div>
          {products.length > 0 && (
            <section aria-labelledby="best-sellers" className="mt-8">
              <h2 id="best-sellers" className="mb-4 text-2xl font-extrabold phone:text-lg">
                پرفروش‌ترین‌ها
              </h2>
              <ProductGrid products={products} columns="rows" />
            </section>
          )}
        </CartView>
      </div>
    </div>
  )
}
