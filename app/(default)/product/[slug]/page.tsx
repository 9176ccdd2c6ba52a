import { notFound } from 'next/navigation'
import { ProductPage } from '@/components/product/product-page'
import { productInfo } from '@/lib/data/products'
import { firstComments, firstQuestions } from '@/lib/data/talk'
import { decodedSlug, paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productShare } from '@/lib/seo/share-facts'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function read({ params }: Props) {
  const slug = decodedSlug((await params).slug)
  return (slug && (await productInfo(slug))) || notFound()
}

export async function generateMetadata(props: Props) {
  const info = await read(props)
  const { product } = info
  return pageMetadata({
    title: `قیمت و خرید ${product.title}`,
    description: product.intro || product.description,
    path: paths.product(product.slug),
    share: productShare(info),
  })
}

export default async function Page(props: Props) {
  const info = await read(props)
  const { id } = info.product
  const [comments, questions] = await Promise.all([firstComments(id), firstQuestions(id)])
  return <ProductPage info={info} comments={comments} questions={questions} />
}
