import type { HomeSection as Section } from '@/lib/contract/content/home'
import { Banners, Hero } from './home-hero'
import { DealGroups, HomeDeals } from './home-deals'
import { HomePriceDrops } from './home-price-drops'
import { HomeRanking } from './home-ranking'
import type { Refill } from './home-refills'
import { HomeRecent } from './home-recent'
import {
  BrandWall,
  CategoryMedallions,
  BlogRail,
  ProductSection,
  TrustLines,
} from './home-sections'

type HomeSectionViewProps = {
  section: Section
  /** Of the sections below the goods seen last, which do not repeat those. */
  refills?: readonly Refill[]
  /** The goods of all sections. */
  shown?: readonly number[]
  /** Of the slider, at the desk, the slide that is being edited. */
  heldSlide?: number | undefined
}

export function HomeSectionView(props: HomeSectionViewProps) {
  const { section, refills = [], shown = [], heldSlide } = props
  switch (section.kind) {
    case 'slider':
      return <Hero {...section} heldSlide={heldSlide} />
    case 'categories':
      return <CategoryMedallions categories={section.categories} />
    case 'deals':
      return <HomeDeals {...section} />
    case 'deal_groups':
      return <DealGroups {...section} />
    case 'recently_viewed':
      return <HomeRecent title={section.title} refills={refills} />
    case 'price_drops':
      return <HomePriceDrops title={section.title} {...{ shown, refills }} />
    case 'ranking':
      return <HomeRanking {...section} />
    case 'products':
      return <ProductSection {...section} />
    case 'banners':
      return <Banners {...section} />
    case 'brands':
      return <BrandWall {...section} />
    case 'articles':
      return <BlogRail {...section} />
    case 'trust':
      return <TrustLines lines={section.lines} />
  }
}
