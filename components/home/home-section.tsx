import type { HomeSection as Section } from '@/lib/contract/home'
import { Banners } from './banners'
import { BrandRail } from './brand-rail'
import { CategoryMedallions } from './category-medallions'
import { DealsPanel } from './deals-panel'
import { Hero } from './hero'
import { MagazineRail } from './magazine-rail'
import { ProductSection } from './product-section'
import { TrustLines } from './trust-lines'

export function HomeSection({ section }: { section: Section }) {
  switch (section.kind) {
    case 'slider':
      return <Hero slides={section.slides} />
    case 'categories':
      return <CategoryMedallions categories={section.categories} />
    case 'deals':
      return <DealsPanel {...section} />
    case 'products':
      return <ProductSection {...section} />
    case 'banners':
      return <Banners banners={section.banners} />
    case 'brands':
      return <BrandRail {...section} />
    case 'articles':
      return <MagazineRail {...section} />
    case 'trust':
      return <TrustLines lines={section.lines} />
  }
}
