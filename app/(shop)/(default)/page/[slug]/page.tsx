import { permanentRedirect } from 'next/navigation'
import { TextPage } from '@/components/content/text-page'
import { readContentPage } from '@/lib/data/content'
import { decodeSlug, paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { textPageShare } from '@/lib/seo/share-image/share-facts'
import { metadataOrMissing, missingPage, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function read({ params }: Props) {
  const slug = decodeSlug((await params).slug)
  if (slug === 'about') permanentRedirect(paths.about)
  return (slug && (await readContentPage(slug))) || missingPage()
}

export const generateMetadata = metadataOrMissing(async (props: Props) => {
  const page = await read(props)
  const { title, description, slug } = page
  return pageMetadata({
    title,
    description,
    path: paths.textPage(slug),
    share: textPageShare(page),
  })
})

export default pageOrMissing(async function Page(props: Props) {
  const page = await read(props)
  return <TextPage page={page} path={paths.textPage(page.slug)} />
})
