import { notFound } from 'next/navigation'
import { ProductPage } from '@/components/product/product-page'
import { RemovedProductPage } from '@/components/product/removed-product-page'
import { shopSettings } from '@/lib/data/general'
import { orWithout } from '@/lib/data/part'
import { productAt } from '@/lib/data/products'
import { relatedProducts } from '@/lib/data/related'
import { productPosts } from '@/lib/data/social'
import { firstComments, firstQuestions } from '@/lib/data/talk'
import { decodedSlug, paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productShare } from '@/lib/seo/share-facts'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function read({ params }: Props) {
  const slug = decodedSlug((await params).slug)
  return (slug && (await productAt(slug))) || notFound()
}

export async function generateMetadata(props: Props) {
  const found = await read(props)
  if ('removed' in found) return { title: found.removed.product.title, robots: { index: false } }
  const { info } = found
  const { product } = info
  return pageMetadata({
    title: `قیمت و خرید ${product.title}`,
    description: product.intro || product.description,
    path: paths.product(product.slug),
    share: productShare(info),
  })
}

export default async function Page(props: Props) {
  const found = await read(props)
  if ('removed' in found) return <RemovedProductPage {...found.removed} />
  const { info } = found
  const { id, slug } = info.product
  const [shop, comments, questions, related, photos] = await Promise.all([
    shopSettings(),
    orWithout(firstComments(id)),
    orWithout(firstQuestions(id)),
    orWithout(relatedProducts(id, slug)),
    orWithout(productPosts(id)),
  ])
  const talk = { comments, questions, related, photos: photos?.posts ?? null }
  return <ProductPage {...talk} info={info} tellsWhenBack={shop.tells_when_back !== false} />
}
