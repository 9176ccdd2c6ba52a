import type { CSSProperties } from 'react'
import { HomeSection } from '@/components/home/home-section'
import { Area } from '@/components/layout/area'
import { shopSettings } from '@/lib/data/general'
import { homeSections } from '@/lib/data/home'
import { paths } from '@/lib/seo/addresses'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { homeShare } from '@/lib/seo/share-facts'
import { organizationData, siteData } from '@/lib/seo/structured-data'

export const revalidate = 3600

/** Sections of the first screen; a phone draws the others after it, each in its turn. */
const FIRST_SEEN = 2

type Drawing = { className?: string; style?: CSSProperties & { '--turn': number } }

function drawing(at: number): Drawing {
  if (at < FIRST_SEEN) return {}
  return { className: 'drawn-late', style: { '--turn': at - FIRST_SEEN } }
}

export async function generateMetadata() {
  const shop = await shopSettings()
  const { seo_title, seo_description } = shop
  const metadata = pageMetadata({
    title: seo_title,
    description: seo_description,
    path: paths.home,
    share: homeShare(shop),
  })
  return { ...metadata, title: { absolute: seo_title } }
}

export default async function Page() {
  const [sections, shop] = await Promise.all([homeSections(), shopSettings()])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-10 desk:gap-12">
      <JsonLd data={organizationData(shop)} />
      <JsonLd data={siteData(shop.name)} />
      <h1 className="sr-only">
        {shop.name}؛ {shop.slogan}
      </h1>
      {sections.map((section, at) => (
        <div key={`${section.kind}-${at}`} {...drawing(at)}>
          <Area>
            <HomeSection section={section} />
          </Area>
        </div>
      ))}
    </div>
  )
}
