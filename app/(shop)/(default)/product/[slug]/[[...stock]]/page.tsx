import { ProductPage } from '@/components/product/product-page'
import { RemovedProductPage } from '@/components/product/removed-product-page'
import { readShippingTerms, readShopSettings } from '@/lib/data/content'
import { nullIfFailed } from '@/lib/data/cached-read'
import { readProductPage, readRelatedProducts } from '@/lib/data/product'
import { productPosts } from '@/lib/data/social'
import { readFirstComments, readFirstQuestions } from '@/lib/data/reviews'
import { decodeSlug, paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productShare } from '@/lib/seo/share-image/share-facts'
import { metadataOrMissing, missingPage, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

/** A variant is chosen in the query; the guard leads there by the number of its stock. */
type Props = { params: Promise<{ slug: string; stock?: string[] }> }

async function findProduct({ params }: Props) {
  const { slug: inPath, stock: [stockId] = [] } = await params
  const slug = decodeSlug(inPath)
  const found = (slug && (await readProductPage(slug))) || missingPage()
  if ('removed' in found) return found
  const chosen = found.info.stocks.find(({ id }) => String(id) === stockId)
  return { info: found.info, chosen }
}

/** Never cut from a title; the marks keep what follows a Latin name on its left. */
function variantNote(choice: Record<string, string>): string {
  return Object.values(choice)
    .map((value) => `،\u200f ${value}`)
    .join('')
}

export const generateMetadata = metadataOrMissing(async (props: Props) => {
  const found = await findProduct(props)
  if ('removed' in found) return { title: found.removed.product.title, robots: { index: false } }
  const { info, chosen } = found
  const { product } = info
  return pageMetadata({
    title: product.title,
    ...(chosen ? { note: variantNote(chosen.parent_value) } : { titleAside: 'قیمت و خرید' }),
    description: product.intro || product.description,
    path: paths.product(product.slug),
    share: productShare(info),
  })
})

export default pageOrMissing(async function Page(props: Props) {
  const found = await findProduct(props)
  if ('removed' in found) return <RemovedProductPage {...found.removed} />
  const { info, chosen } = found
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
  return <ProductPage {...facts} {...terms} info={info} choice={chosen?.parent_value} />
})
