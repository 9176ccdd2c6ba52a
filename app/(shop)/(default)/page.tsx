import type { CSSProperties } from 'react'
import { listRefills, listShown } from '@/components/content/home-refills'
import { HomeSectionView } from '@/components/content/home-section-view'
import { ErrorBoundary } from '@/components/form/error-boundary'
import type { HomeSection } from '@/lib/contract/content/home'
import { readShopSettings, readHomeSections } from '@/lib/data/content'
import { paths } from '@/lib/paths'
import { JsonLd, organizationData, siteData } from '@/lib/seo/structured-data'
import { HISTORY_SCRIPT } from '@/lib/session/inline-scripts'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { homeShare } from '@/lib/seo/share-image/share-facts'

export const revalidate = 3600

/** Sections of the first screen; a phone draws the others as they come near. */
const EAGER_SECTIONS = 4

/** About as high as they are on a phone, so that the page's length is right before they are drawn. */
const PHONE_HEIGHTS: Partial<Record<HomeSection['kind'], string>> = {
  ranking: '450px',
  products: '1020px',
  articles: '920px',
  trust: '240px',
}

type DeferredProps = { className?: string; style?: CSSProperties & { '--drawn'?: string } }

/** What has nothing to show leaves no gap, but for the goods seen last while they are awaited. */
function getDeferredProps({ kind }: HomeSection, index: number): DeferredProps {
  const empty =
    kind === 'recently_viewed'
      ? 'empty:hidden group-data-[history]/home:empty:block group-data-[history]/home:empty:h-[11.5rem]'
      : 'empty:hidden'
  if (index < EAGER_SECTIONS) return { className: empty }
  return { className: `drawn-late ${empty}`, style: { '--drawn': PHONE_HEIGHTS[kind] } }
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
  const recentAt = sections.findIndex(({ kind }) => kind === 'recently_viewed')
  const refills = sections.slice(recentAt + 1).flatMap(listRefills)
  const shown = sections.flatMap(listShown)
  return (
    <div
      className="group/home grid grid-cols-[minmax(0,1fr)] gap-8 pb-10 desk:gap-12"
      suppressHydrationWarning
    >
      <script dangerouslySetInnerHTML={{ __html: HISTORY_SCRIPT }} />
      <JsonLd data={organizationData(shop)} />
      <JsonLd data={siteData(shop.name)} />
      <h1 className="sr-only">
        {shop.name}؛ {shop.slogan}
      </h1>
      {sections.map((section, index) => (
        <div key={`${section.kind}-${index}`} {...getDeferredProps(section, index)}>
          <ErrorBoundary>
            <HomeSectionView section={section} {...{ refills, shown }} />
          </ErrorBoundary>
        </div>
      ))}
    </div>
  )
}
