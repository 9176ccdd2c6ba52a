'use client'

import { useQuery } from '@tanstack/react-query'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import { ButtonLink } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon, TrashIcon } from '@/components/ui/icons'
import { productCardsQuery } from '@/lib/client/queries/catalogue'
import { QueryProvider } from '@/lib/client/query-provider'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { setCompared, useShop } from '@/stores/shop'

export default function ComparePanel() {
  return (
    <QueryProvider>
      <ComparePanelContent />
    </QueryProvider>
  )
}

/** Over the buy bar on a phone, in a corner on a desktop, below the page where the window is low. */
function ComparePanelContent() {
  const ids = useShop(({ compare }) => compare)
  const comparisonGroup = useShop(({ comparisonGroupId }) => comparisonGroupId)
  const { data } = useQuery(productCardsQuery(ids))
  return (
    <aside
      aria-label="مقایسهٔ کالاها"
      className="fixed bottom-6 start-6 z-sticky flex animate-rise-in items-center gap-2 rounded-card border border-line bg-paper p-2 shadow-card phone:inset-x-3 phone:bottom-[calc(84px+env(safe-area-inset-bottom))] short:static short:m-3 short:flex-wrap print:hidden"
    >
      <ul className="flex gap-1.5">
        {ids.map((id) => (
          <CompareThumbnail
            key={id}
            card={data?.find((card) => card.id === id)}
            onRemove={() =>
              setCompared(
                ids.filter((one) => one !== id),
                comparisonGroup,
              )
            }
          />
        ))}
      </ul>
      <ButtonLink href={paths.compare(ids)} prefetch={false} size="sm" className="ms-auto">
        مقایسه ({persianDigits(ids.length)})
      </ButtonLink>
      <IconButton label="پاک کردن مقایسه" size="sm" onClick={() => setCompared([], null)}>
        <TrashIcon size={18} />
      </IconButton>
    </aside>
  )
}

type CompareThumbnailProps = { card: ProductCard | undefined; onRemove: () => void }

function CompareThumbnail({ card, onRemove }: CompareThumbnailProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={card ? `برداشتن ${card.title} از مقایسه` : 'برداشتن از مقایسه'}
        title={card?.title}
        onClick={onRemove}
        className="stage group relative block size-11 overflow-hidden rounded-control"
      >
        {card?.picture && (
          <Picture
            {...responsiveImage(card.picture.url)}
            sizes="44px"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <span className="absolute bottom-0.5 end-0.5 grid size-4 place-items-center rounded-full bg-paper text-ink-700">
          <CloseIcon size={12} />
        </span>
      </button>
    </li>
  )
}
