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

/** What has nothing to show leaves no gap, but for the goods seen last while they are awaited. */
function emptyClasses({ kind }: HomeSection): string {
  if (kind !== 'recently_viewed') return 'empty:hidden'
  return 'empty:hidden group-data-[history]/home:empty:block group-data-[history]/home:empty:h-[11.5rem]'
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
        <div key={`${section.kind}-${index}`} className={emptyClasses(section)}>
          <ErrorBoundary>
            <HomeSectionView section={section} {...{ refills, shown }} />
          </ErrorBoundary>
        </div>
      ))}
    </div>
  )
}
