import type { HomeSection as Section } from '@/lib/contract/content/home'
import { Banners, Hero } from './home-hero'
import {
  BrandRail,
  CategoryMedallions,
  BlogRail,
  ProductSection,
  TrustLines,
} from './home-sections'
import { HomeDeals } from './home-deals'

export function HomeSectionView({ section }: { section: Section }) {
  switch (section.kind) {
    case 'slider':
      return <Hero slides={section.slides} />
    case 'categories':
      return <CategoryMedallions categories={section.categories} />
    case 'deals':
      return <HomeDeals {...section} />
    case 'products':
      return <ProductSection {...section} />
    case 'banners':
      return <Banners banners={section.banners} />
    case 'brands':
      return <BrandRail {...section} />
    case 'articles':
      return <BlogRail {...section} />
    case 'trust':
      return <TrustLines lines={section.lines} />
  }
}
