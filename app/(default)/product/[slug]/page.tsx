import { ProductPage } from '@/components/product/product-page'
import { RemovedProductPage } from '@/components/product/removed-product-page'
import { readShopSettings } from '@/lib/data/content'
import { nullIfFailed } from '@/lib/data/cached-read'
import { readProductPage, readRelatedProducts } from '@/lib/data/product'
import { productPosts } from '@/lib/data/social'
import { readFirstComments, readFirstQuestions } from '@/lib/data/reviews'
import { decodeSlug, paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productShare } from '@/lib/seo/share-image/share-facts'
import { metadataOrMissing, missingPage, pageOrMissing } from '@/app/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function findProduct({ params }: Props) {
  const slug = decodeSlug((await params).slug)
  return (slug && (await readProductPage(slug))) || missingPage()
}

export const generateMetadata = metadataOrMissing(async (props: Props) => {
  const found = await findProduct(props)
  if ('removed' in found) return { title: found.removed.product.title, robots: { index: false } }
  const { info } = found
  const { product } = info
  return pageMetadata({
    title: product.title,
    titleAside: 'قیمت و خرید',
    description: product.intro || product.description,
    path: paths.product(product.slug),
    share: productShare(info),
  })
})

export default pageOrMissing(async function Page(props: Props) {
  const found = await findProduct(props)
  if ('removed' in found) return <RemovedProductPage {...found.removed} />
  const { info } = found
  const { id, slug } = info.product
  const [shop, comments, questions, related, photos] = await Promise.all([
    readShopSettings(),
    nullIfFailed(readFirstComments(id)),
    nullIfFailed(readFirstQuestions(id)),
    nullIfFailed(readRelatedProducts(id, slug)),
    nullIfFailed(productPosts(id)),
  ])
  const sections = { comments, questions, related, photos: photos?.posts ?? null }
  return <ProductPage {...sections} info={info} canNotifyStock={shop.tells_when_back !== false} />
})
