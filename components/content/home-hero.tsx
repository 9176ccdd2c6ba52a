import { pictureSizes } from '@/styles/breakpoints'
import type { CSSProperties } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { cn } from '@/components/ui/cn'
import { Girih } from '@/components/ui/ornaments'
import { ChevronEndIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { Slide, HomeSection } from '@/lib/contract/content/home'
import { cutOutScene } from '@/lib/picture-urls'
import Link from '@/components/ui/link'

const TONES: Record<Slide['tone'], string> = {
  turquoise: 'from-brand-800 to-brand-700 text-white',
  saffron: 'from-saffron-900 to-saffron-600 text-white',
  pomegranate: 'from-pomegranate-700 to-pomegranate-600 text-white',
}

const SLIDE_SIZES = pictureSizes({ base: '12rem', desk: '27rem', xl: '36rem', xxl: '44rem' })

export function Hero({ slides }: { slides: readonly Slide[] }) {
  return (
    <div className="wrap pt-3 desk:pt-5">
      <Carousel
        label="پیشنهادهای فروشگاه"
        className="h-[14.5rem] desk:h-[24.375rem] xl:h-[30rem] xxl:h-[36rem]"
        slides={slides.map((slide, index) => (
          <HeroSlide key={slide.title} slide={slide} isFirst={index === 0} />
        ))}
      />
    </div>
  )
}

function HeroSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <div
      className={cn(
        'relative h-full overflow-hidden bg-gradient-to-l px-5 pt-4 desk:grid desk:grid-cols-2 desk:items-center desk:px-14 desk:pb-10 desk:pt-0 xl:px-24 rtl:bg-gradient-to-r',
        TONES[slide.tone],
      )}
    >
      <Girih />
      <div className="relative z-20 phone:max-w-[57%]">
        <p className="whitespace-pre-line text-xl font-extrabold desk:text-4xl md:text-5xl xl:text-6xl">
          {slide.title}
        </p>
        <p className="mt-1 line-clamp-3 max-w-md text-sm desk:mt-3 desk:line-clamp-3 md:text-lg xl:mt-4 xl:text-xl">
          {slide.text}
        </p>
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
        className="absolute inset-y-3 end-0 z-10 w-[48%] desk:static desk:relative desk:inset-auto desk:h-80 desk:w-auto xl:h-[27rem] xxl:h-[33rem]"
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

const BANNER_SIZES = pictureSizes({ base: '10rem', desk: '11rem', xl: '15rem' })

type Banners = Extract<HomeSection, { kind: 'banners' }>['banners']

export function Banners({ banners }: { banners: Banners }) {
  return (
    <section aria-label="پیشنهادهای فصل" className="wrap">
      <ul className="grid gap-2.5 desk:grid-cols-2 desk:gap-4">
        {banners.map((banner) => (
          <Banner key={banner.title} {...banner} />
        ))}
      </ul>
    </section>
  )
}

function Banner({ title, text, href, picture, alt, tint }: Banners[number]) {
  const style: CSSProperties & { '--tint': string } = { '--tint': tint }
  return (
    <li>
      <Link
        href={href}
        style={style}
        className="group relative flex h-36 items-center overflow-hidden rounded-card bg-[--tint] p-5 desk:h-40 desk:rounded-panel desk:p-8 xl:h-52 xl:p-12 dark:bg-[color-mix(in_srgb,var(--tint)_18%,rgb(var(--surface-paper)))]"
      >
        <span className="relative z-10 max-w-[55%]">
          <span className="block text-xl font-extrabold">{title}</span>{' '}
          <span className="mt-1 block text-md text-ink-700">{text}</span>
        </span>
        <Picture
          {...cutOutScene('banner', picture)}
          sizes={BANNER_SIZES}
          alt={alt}
          width={480}
          height={384}
          className="absolute bottom-1 end-3 h-[88%] w-auto max-w-[42%] object-contain transition-transform duration-200 group-hover:-translate-y-1 xl:end-10 phone:h-[72%]"
        />
      </Link>
    </li>
  )
}
