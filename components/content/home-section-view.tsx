import type { HomeSection as Section, HomeSection } from '@/lib/contract/content/home'
import { PHONE_CARD_SIZE, pictureSizes } from '@/styles/breakpoints'
import { ProductCard } from '@/components/catalogue/product-card'
import { Countdown } from '@/components/ui/countdown'
import { Girih } from '@/components/ui/ornaments'
import { Shamseh } from '@/components/ui/logo-mark'
import { Rail, RailItem } from '@/components/ui/rail'
import { Banners, Hero } from './home-hero'
import {
  BrandRail,
  CategoryMedallions,
  BlogRail,
  ProductSection,
  TrustLines,
} from './home-sections'

const DEAL_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '11.875rem',
  xl: '13rem',
  xxl: '14.5rem',
})
type HomeDealsProps = Omit<Extract<HomeSection, { kind: 'deals' }>, 'kind'>

function HomeDeals({ title, ends_at, products }: HomeDealsProps) {
  return (
    <section aria-labelledby="deals" className="wrap phone:px-0">
      <div className="deep relative overflow-hidden bg-gradient-to-l from-pomegranate-600 to-pomegranate-700 p-4 desk:flex desk:items-center desk:gap-5 desk:rounded-panel desk:p-5 rtl:bg-gradient-to-r">
        <Girih />
        <div className="relative flex items-center justify-between gap-3 text-white desk:w-40 desk:shrink-0 desk:flex-col desk:justify-center desk:text-center xl:w-52">
          <h2 id="deals" className="text-xl font-extrabold desk:text-2xl">
            {title}
          </h2>
          <div className="min-h-8 desk:min-h-[38px]">
            <Countdown
              until={ends_at}
              label="پایان پیشنهاد"
              tone="paper"
              className="desk:flex-col"
              ended={<p className="text-md">این پیشنهاد پایان یافت.</p>}
            />
          </div>
          <span
            aria-hidden="true"
            className="relative grid size-20 place-items-center xl:size-24 phone:hidden"
          >
            <Shamseh className="absolute inset-0 size-full text-saffron-400" />
            <span className="relative text-3xl font-extrabold text-pomegranate-700 xl:text-4xl">
              ٪
            </span>
          </span>
        </div>
        <Rail
          label={title}
          className="flex-1 phone:-mx-4 phone:mt-3"
          listClassName="phone:scroll-px-4 phone:px-4"
        >
          {products.map((card) => (
            <RailItem key={card.id} className="w-deal-card">
              <ProductCard card={card} sizes={DEAL_SIZES} />
            </RailItem>
          ))}
        </Rail>
      </div>
    </section>
  )
}

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
