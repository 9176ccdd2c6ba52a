import Link from '@/components/ui/link'
import type { CSSProperties } from 'react'
import { Picture } from '@/components/ui/picture'
import type { HomeSection } from '@/lib/contract/home'
import { objectPicture } from '@/lib/pictures/object-picture'

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

function Banner({ title, text, href, picture, tint }: Banners[number]) {
  const style: CSSProperties & { '--tint': string } = { '--tint': tint }
  return (
    <li>
      <Link
        href={href}
        style={style}
        className="group relative flex h-36 items-center overflow-hidden rounded-card bg-[--tint] p-5 desk:h-40 desk:rounded-panel desk:p-8 dark:bg-[color-mix(in_srgb,var(--tint)_18%,rgb(var(--surface-paper)))]"
      >
        <span className="relative z-10 max-w-[60%]">
          <span className="block text-xl font-extrabold">{title}</span>
          <span className="mt-1 block text-md text-ink-700">{text}</span>
        </span>
        <Picture
          src={objectPicture(picture)}
          width={150}
          height={150}
          className="absolute -bottom-3 end-5 transition-transform duration-200 group-hover:-translate-y-1 phone:size-28"
        />
      </Link>
    </li>
  )
}
