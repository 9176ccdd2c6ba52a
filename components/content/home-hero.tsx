import { pictureSizes } from '@/styles/breakpoints'
import type { CSSProperties } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { cn } from '@/components/ui/cn'
import { Girih } from '@/components/ui/ornaments'
import { ChevronEndIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { DeliveryDay } from '@/components/catalogue/delivery-day'
import { formatAmount, currencyName } from '@/lib/persian/money'
import type { Slide, HomeSection } from '@/lib/contract/content/home'
import { cutOutScene } from '@/lib/scene-pictures'
import Link from '@/components/ui/link'

const TONES: Record<Slide['tone'], string> = {
  turquoise: 'from-brand-800 to-brand-700 text-white',
  saffron: 'from-saffron-900 to-saffron-600 text-white',
  pomegranate: 'from-pomegranate-700 to-pomegranate-600 text-white',
}

/** What stands beside it may fade towards the words. */
type Crop = { start: number; width: number; fade: string }
/** `shape`: what of the scene is drawn, where a shadow would end at the edge of the crop. */
type Focus = Crop & { middle: number; fadeEnd: string; wide: Crop & { shape?: string } }

/** What stands above the foot; at its foot, what is clear of the edge. */
const PHONES_SHAPE =
  'linear-gradient(#000 79.5%, transparent 82.5%), linear-gradient(to left, transparent 44.5%, #000 56%)'
/** The saucer reaches farther than the shadows around it. */
const TEA_SHAPE =
  'linear-gradient(#000 48%, transparent 56%), linear-gradient(to left, transparent 25%, #000 33%), radial-gradient(14% 7.5% at 61.3% 71%, #000 85%, transparent)'

/** The chief goods of a scene of the demo shop, in its 800 by 600: one on a phone, more where the screen is `wide`; an upload is shown whole. */
const FOCUSES: Partial<Record<string, Focus>> = {
  phones: {
    ...{ start: 174, width: 272, middle: 330, fade: '0.125rem', fadeEnd: '0px' },
    wide: { start: 36, width: 408, fade: '0.375rem', shape: PHONES_SHAPE },
  },
  tea: {
    ...{ start: 92, width: 500, middle: 330, fade: '0px', fadeEnd: '0.75rem' },
    wide: { start: 24, width: 578, fade: '0.75rem', shape: TEA_SHAPE },
  },
  yalda: {
    ...{ start: 226, width: 545, middle: 300, fade: '0.75rem', fadeEnd: '1.25rem' },
    wide: { start: 26, width: 748, fade: '0px' },
  },
}

type FocusVariable =
  | 'w'
  | 'x'
  | 'y'
  | 'fade'
  | 'fade-end'
  | 'wide-w'
  | 'wide-x'
  | 'wide-fade'
  | 'wide-shape'
type FocusStyle = CSSProperties & Record<`--${FocusVariable}`, string>

function focusStyle({ start, width, middle, fade, fadeEnd, wide }: Focus): FocusStyle {
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
  return {
    '--w': percent(800 / width),
    '--x': percent(-start / width),
    '--y': percent(-middle / 600),
    '--fade': fade,
    '--fade-end': fadeEnd,
    '--wide-w': percent(800 / wide.width),
    '--wide-x': percent(-wide.start / wide.width),
    '--wide-fade': wide.fade,
    '--wide-shape': wide.shape ?? 'none',
  }
}

const SLIDE_SIZES = pictureSizes({ base: '14rem', desk: '50rem' })

type HeroProps = Omit<Extract<HomeSection, { kind: 'slider' }>, 'kind'> & {
  heldSlide?: number | undefined
}

export function Hero({ slides, beside, heldSlide }: HeroProps) {
  const hasBeside = beside.length > 0
  return (
    <div className={cn('wrap pt-3 desk:pt-5', hasBeside && 'lg:flex lg:gap-4')}>
      <Carousel
        label="پیشنهادهای فروشگاه"
        held={heldSlide}
        className="h-[15.25rem] min-w-0 flex-1 desk:h-[24.375rem] lg:h-[27rem] xl:h-[30rem] xxl:h-[36rem] tiny:h-[16.5rem]"
        slides={slides.map((slide, index) => (
          <HeroSlide key={slide.title} slide={slide} isFirst={index === 0} isNarrow={hasBeside} />
        ))}
      />
      {hasBeside && (
        <ul className="hidden w-[26rem] shrink-0 gap-4 lg:grid xl:w-[34rem]">
          {beside.map((banner) => (
            <li key={banner.title}>
              <Banner {...banner} className="!h-full !p-8 xl:!p-12" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type HeroSlideProps = { slide: Slide; isFirst: boolean; isNarrow: boolean }

function HeroSlide({ slide, isFirst, isNarrow }: HeroSlideProps) {
  const focus = FOCUSES[slide.picture]
  return (
    <div
      className={cn(
        'relative h-full overflow-hidden bg-gradient-to-l px-5 pt-4 desk:grid desk:grid-cols-[4fr_5fr] desk:items-center desk:px-14 desk:pb-16 desk:pt-0 rtl:bg-gradient-to-r',
        isNarrow ? 'lg:px-12 xl:px-16' : 'xl:px-24',
        TONES[slide.tone],
      )}
    >
      <Girih />
      <div className="relative z-20 phone:max-w-[57%]">
        <p
          className={cn(
            'whitespace-pre-line text-xl font-extrabold desk:text-4xl',
            isNarrow ? 'xl:text-5xl' : 'md:text-5xl xl:text-6xl',
          )}
        >
          {slide.title}
        </p>
        <p className="mt-1 line-clamp-2 max-w-md text-balance text-sm desk:mt-3 desk:line-clamp-3 md:text-lg xl:mt-4 xl:text-xl">
          <MixedText>{slide.text}</MixedText>
        </p>
        {slide.price && <SlidePrice {...slide.price} />}
        <ButtonLink
          href={slide.href}
          variant="saffron"
          className="mt-3 desk:mt-6"
          iconEnd={<ChevronEndIcon size={18} />}
        >
          {slide.button}
        </ButtonLink>
      </div>
      <div
        aria-hidden={slide.alt === '' || undefined}
        style={focus && focusStyle(focus)}
        className={cn(
          'absolute bottom-11 end-0 top-0 z-10 w-[43%] overflow-hidden desk:relative desk:inset-auto desk:-me-10 desk:-mb-16 desk:w-[calc(100%+2.5rem)] desk:max-w-[27rem] desk:self-stretch desk:justify-self-center xl:max-w-[33rem] xxl:max-w-[38rem] phone:max-w-[9.5rem]',
          focus && 'slide-focus',
        )}
      >
        <Picture
          {...cutOutScene('slide', slide.picture)}
          sizes={SLIDE_SIZES}
          alt={slide.alt}
          width={800}
          height={600}
          isPriority={isFirst}
          className="size-full object-contain"
        />
      </div>
    </div>
  )
}

type SlidePriceProps = NonNullable<Slide['price']>

/** What it costs, and when it comes to who looks at it; the goods of a category leave on different days. */
function SlidePrice({ rials, is_least: isLeast, handling_days: handlingDays }: SlidePriceProps) {
  return (
    <p className="mt-1 flex min-h-6 flex-wrap items-baseline gap-x-3 text-md font-bold desk:mt-3 md:text-xl">
      <span className="whitespace-nowrap">
        {isLeast && 'از '}
        <bdi>{formatAmount(rials)}</bdi> {currencyName()}
      </span>
      {!isLeast && (
        <DeliveryDay
          className="text-sm font-medium opacity-90 md:text-md phone:basis-full"
          handlingDays={handlingDays}
        />
      )}
    </p>
  )
}

const BANNER_SIZES = pictureSizes({ base: '10rem', desk: '11rem', xl: '15rem' })

type Banners = Extract<HomeSection, { kind: 'banners' }>['banners']

type BannersProps = {
  banners: Banners
  /** How many of them stand beside the slides of a wide screen. */
  beside: number
}

export function Banners({ banners, beside }: BannersProps) {
  return (
    <section aria-label="پیشنهادهای فصل" className="wrap">
      <ul className="grid grid-cols-2 gap-2.5 desk:gap-4 phone:[&>:last-child:nth-child(odd)]:col-span-2">
        {banners.map((banner, index) => (
          <li key={banner.title} className={cn(index < beside && 'lg:hidden')}>
            <Banner {...banner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type BannerProps = Banners[number] & { className?: string }

function Banner({ title, text, href, picture, alt, tint, className }: BannerProps) {
  const style: CSSProperties & { '--tint': string } = { '--tint': tint }
  return (
    <Link
      href={href}
      style={style}
      className={cn(
        'group relative flex h-36 items-center tinted overflow-hidden rounded-card p-5 desk:h-40 desk:rounded-panel desk:p-8 xl:h-52 xl:p-12 phone:h-44 phone:items-start phone:p-4',
        className,
      )}
    >
      <span className="relative z-10 desk:max-w-[55%]">
        <span className="block text-xl font-extrabold phone:text-md">{title}</span>{' '}
        <span className="mt-1 line-clamp-2 text-balance text-md text-ink-700 phone:text-sm">
          {text}
        </span>
      </span>
      <Picture
        {...cutOutScene('banner', picture)}
        sizes={BANNER_SIZES}
        alt={alt}
        width={480}
        height={384}
        className="absolute bottom-1 end-3 h-[88%] w-auto max-w-[42%] object-contain transition-transform duration-200 group-hover:-translate-y-1 xl:end-10 phone:h-[46%] phone:max-w-[80%]"
      />
    </Link>
  )
}
