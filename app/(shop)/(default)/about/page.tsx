import { TextPage } from '@/components/content/text-page'
import { readContentPage } from '@/lib/data/content'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { paths } from '@/lib/paths'
import { textPageShare } from '@/lib/seo/share-image/share-facts'
import { metadataOrMissing, missingPage, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600

const PATH = paths.about

async function read() {
  return (await readContentPage('about')) ?? missingPage()
}

export const generateMetadata = metadataOrMissing(async () => {
  const page = await read()
  const { title, description } = page
  return pageMetadata({ title, description, path: PATH, share: textPageShare(page) })
})

export default pageOrMissing(async function Page() {
  return <TextPage page={await read()} path={PATH} />
})
