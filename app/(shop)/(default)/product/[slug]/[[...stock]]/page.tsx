import { ProductPage } from '@/components/product/product-page'
import { RemovedProductPage } from '@/components/product/removed-product-page'
import { readShippingTerms, readShopSettings } from '@/lib/data/content'
import { nullIfFailed } from '@/lib/data/cached-read'
import { readProductPage, readRelatedProducts } from '@/lib/data/product'
import { productPosts } from '@/lib/data/social'
import { UNSIZED } from '@/lib/data/variant-pages'
import { findWornSize, type VariantChoice } from '@/lib/domain/variant-choice'
import { readFirstComments, readFirstQuestions } from '@/lib/data/reviews'
import { decodeSlug, paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productShare } from '@/lib/seo/share-image/share-facts'
import { metadataOrMissing, missingPage, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

/** A variant is chosen in the query; the guard leads there by the number of its stock, and a mark where its size is open. */
type Props = { params: Promise<{ slug: string; stock?: string[] }> }

async function findProduct({ params }: Props) {
  const { slug: inPath, stock: [stockId, mark] = [] } = await params
  const slug = decodeSlug(inPath)
  const found = (slug && (await readProductPage(slug))) || missingPage()
  if ('removed' in found) return found
  const { info } = found
  const stock = info.stocks.find(({ id }) => String(id) === stockId)
  const size = mark === UNSIZED ? findWornSize(info.product.properties)?.name : undefined
  const choice = stock && omitSize(stock.parent_value, size)
  return { info, choice }
}

function omitSize(choice: VariantChoice, size: string | undefined): VariantChoice {
  return Object.fromEntries(Object.entries(choice).filter(([name]) => name !== size))
}

/** Never cut from a title; the marks keep what follows a Latin name on its left. */
function variantNote(choice: VariantChoice): string {
  return Object.values(choice)
    .map((value) => `،\u200f ${value}`)
    .join('')
}

export const generateMetadata = metadataOrMissing(async (props: Props) => {
  const found = await findProduct(props)
  if ('removed' in found) return { title: found.removed.product.title, robots: { index: false } }
  const { info, choice } = found
  const { product } = info
  return pageMetadata({
    title: product.title,
    ...(choice ? { note: variantNote(choice) } : { titleAside: 'قیمت و خرید' }),
    description: product.intro || product.description,
    path: paths.product(product.slug),
    share: productShare(info),
  })
})

export default pageOrMissing(async function Page(props: Props) {
  const found = await findProduct(props)
  if ('removed' in found) return <RemovedProductPage {...found.removed} />
  const { info, choice } = found
  const { id, slug } = info.product
  const [shop, comments, questions, related, photos, shipping] = await Promise.all([
    readShopSettings(),
    nullIfFailed(readFirstComments(id)),
    nullIfFailed(readFirstQuestions(id)),
    nullIfFailed(readRelatedProducts(id, slug)),
    nullIfFailed(productPosts(id)),
    nullIfFailed(readShippingTerms()),
  ])
  const facts = { comments, questions, related, photos: photos?.posts ?? null }
  const canNotifyStock = shop.tells_when_back !== false
  const terms = { shipping: shipping ?? [], canNotifyStock, shopName: shop.name }
  return <ProductPage {...facts} {...terms} info={info} choice={choice} />
})
