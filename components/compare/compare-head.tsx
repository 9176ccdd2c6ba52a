import { Picture } from '@/components/ui/picture'
import { storedPicture } from '@/lib/pictures/stored-picture'
import Link from '@/components/ui/link'
import { IconLink } from '@/components/ui/icon-button'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import type { ProductCard } from '@/lib/contract/products'
import { paths } from '@/lib/seo/addresses'

type CompareHeadProps = { cards: readonly ProductCard[]; canAdd: boolean }

/** The row that stays in view: which column is which product. */
export function CompareHead({ cards, canAdd }: CompareHeadProps) {
  const ids = cards.map(({ id }) => id)
  return (
    <thead>
      <tr>
        <td className="sticky start-0 top-0 z-[2] w-[88px] min-w-[88px] border-b border-line bg-paper desk:w-44" />
        {cards.map((card) => (
          <th
            key={card.id}
            scope="col"
            className="sticky top-0 z-[1] min-w-[8.5rem] border-b border-line bg-paper p-3 text-start align-top font-medium desk:min-w-52"
          >
            <div className="flex items-start justify-between">
              <span className="relative size-16 overflow-hidden rounded-control bg-ink-50 desk:size-24">
                {card.picture && (
                  <Picture
                    {...storedPicture(card.picture.url)}
                    sizes="96px"
                    className="absolute inset-0 size-full object-cover"
                  />
                )}
              </span>
              <IconLink
                href={paths.compare(ids.filter((id) => id !== card.id))}
                prefetch={false}
                scroll={false}
                size="sm"
                label={`برداشتن ${card.title} از مقایسه`}
              >
                <CloseIcon size={18} />
              </IconLink>
            </div>
            <Link
              href={paths.product(card.slug)}
              className="mt-2 line-clamp-3 rounded text-sm hover:text-brand-700 desk:line-clamp-2 desk:text-md"
            >
              {card.title}
            </Link>
          </th>
        ))}
        {canAdd && (
          <td className="sticky top-0 z-[1] min-w-[6.5rem] border-b border-line bg-paper p-2 desk:min-w-40 desk:p-3">
            <a
              href="#more-to-compare"
              className="grid h-full min-h-28 place-items-center content-center gap-2 rounded-card border border-dashed border-edge p-3 text-sm font-semibold text-brand-700 hover:bg-brand-50"
            >
              <PlusIcon />
              افزودن کالا
            </a>
          </td>
        )}
      </tr>
    </thead>
  )
}
