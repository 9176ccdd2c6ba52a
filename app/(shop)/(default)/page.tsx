import type { CSSProperties } from 'react'
import { HomeSectionView } from '@/components/content/home-section-view'
import { ErrorBoundary } from '@/components/form/error-boundary'
import { readShopSettings, readHomeSections } from '@/lib/data/content'
import { paths } from '@/lib/paths'
import { JsonLd, organizationData, siteData } from '@/lib/seo/structured-data'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { homeShare } from '@/lib/seo/share-image/share-facts'

export const revalidate = 3600

/** Sections of the first screen; a phone draws the others after it, each in its turn. */
const EAGER_SECTIONS = 3

type DeferredProps = { className?: string; style?: CSSProperties & { '--turn': number } }

function getDeferredProps(index: number): DeferredProps {
  // What has nothing to show leaves no gap.
  if (index < EAGER_SECTIONS) return { className: 'empty:hidden' }
  return { className: 'drawn-late empty:hidden', style: { '--turn': index - EAGER_SECTIONS } }
}

export async function generateMetadata() {
  const shop = await readShopSettings()
  const { seo_title, seo_description } = shop
  const metadata = await pageMetadata({
    title: seo_title,
    description: seo_description,
    path: paths.home,
    share: homeShare(shop),
  })
  return { ...metadata, title: { absolute: seo_title } }
}

export default async function Page() {
  const [sections, shop] = await Promise.all([readHomeSections(), readShopSettings()])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-10 desk:gap-12">
      <JsonLd data={organizationData(shop)} />
      <JsonLd data={siteData(shop.name)} />
      <h1 className="sr-only">
        {shop.name}؛ {shop.slogan}
      </h1>
      {sections.map((section, index) => (
        <div key={`${section.kind}-${index}`} {...getDeferredProps(index)}>
          <ErrorBoundary>
            <HomeSectionView section={section} />
          </ErrorBoundary>
        </div>
      ))}
    </div>
  )
}
