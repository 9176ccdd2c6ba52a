import { ButtonLink } from '@/components/ui/button'
import { ChevronDownIcon } from '@/components/ui/icons'
import { Girih } from '@/components/ui/ornaments'
import { Picture } from '@/components/ui/picture'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { formatNumber } from '@/lib/persian/money'
import { objectImage } from '@/lib/picture-urls'
import { pictureSizes } from '@/styles/breakpoints'

const FIRST_SIZE = pictureSizes({ base: '6rem', sm: '11rem', lg: '16rem' })
const SECOND_SIZE = pictureSizes({ base: '11rem', lg: '13.75rem' })

type CategoryHeroProps = {
  category: { title: string; description: string; picture: string }
  childNodes: readonly CategoryNode[]
  count: number
  brands: number
}

/** Two goods of the category, as large as the panel, and one call. */
export function CategoryHero({ category, childNodes, count, brands }: CategoryHeroProps) {
  const { title, description, picture } = category
  const second = childNodes.find((child) => child.picture && child.picture !== picture)?.picture
  return (
    <div className="deep relative mt-3 flex min-h-40 items-center justify-between gap-4 overflow-hidden rounded-panel bg-gradient-to-l from-brand-800 to-brand-700 px-6 py-5 text-white desk:min-h-60 desk:px-12 rtl:bg-gradient-to-r">
      <Girih />
      <div className="relative max-w-text">
        <h1 className="text-4xl font-extrabold phone:text-2xl">{title}</h1>
        {description && <p className="mt-1 text-brand-100">{description}</p>}
        <p className="mt-2 text-sm text-brand-100 phone:hidden">
          {formatNumber(count)} کالا از {formatNumber(brands)} برند
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 phone:mt-3">
          <ButtonLink href="#needs" variant="saffron" prefetch={false}>
            نیازتان را انتخاب کنید
          </ButtonLink>{' '}
          <a
            href="#goods"
            className="flex min-h-11 items-center gap-1.5 rounded font-semibold text-white underline-offset-4 hover:underline"
          >
            دیدن هر {formatNumber(count)} کالا
            <ChevronDownIcon size={18} />
          </a>
        </p>
      </div>
      <div className="relative flex shrink-0 items-end self-stretch lg:me-10 lg:gap-4">
        {second && (
          <Picture
            {...objectImage(second)}
            sizes={SECOND_SIZE}
            width={220}
            height={220}
            className="hidden self-end md:block md:size-44 lg:size-[13.75rem]"
          />
        )}
        <Picture
          {...objectImage(picture)}
          sizes={FIRST_SIZE}
          width={256}
          height={256}
          className="size-44 self-center lg:size-64 phone:size-24"
        />
      </div>
    </div>
  )
}
