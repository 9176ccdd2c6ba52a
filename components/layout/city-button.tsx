'use client'

import { useDeliveryTag } from '@/components/catalogue/delivery-tag'
import { cn } from '@/components/ui/cn'
import { PinIcon } from '@/components/ui/icons'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { useShop } from '@/stores/shop'

const loadCityDialog = () => import('@/components/catalogue/city-dialog')
const CityDialog = lazyComponent(loadCityDialog)

/** Begins the day of a city; the little room of a phone has only the day. */
const SENT = 'ارسال '

/** Where parcels go, and when the next one can be there; as wide for any city as for none. */
export function CityButton() {
  const city = useShop((shop) => shop.city)
  const tag = useDeliveryTag()
  const dialog = useLazyOpen()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={dialog.show}
        {...preloadOnIntent(loadCityDialog)}
        className="relative flex h-12 w-28 shrink-0 items-center gap-2 rounded-control px-1.5 text-start hover:bg-ink-100 md:w-40 phone:ms-auto phone:h-9 phone:w-auto phone:max-w-[10rem] phone:rounded-full phone:bg-ink-100 phone:px-3 phone:after:absolute phone:after:-inset-y-1 phone:after:inset-x-0"
      >
        <PinIcon size={20} className="hidden shrink-0 text-ink-500 md:block phone:block" />
        <span className="grid min-w-0 phone:flex phone:gap-1">
          <span
            className={cn(
              'truncate text-sm leading-5 text-ink-500 phone:text-ink-700',
              tag && 'phone:order-1',
              !city && 'phone:hidden',
            )}
          >
            {tag?.startsWith(SENT) ? (
              <>
                <span className="phone:sr-only">{SENT}</span>
                {tag.slice(SENT.length)}
              </>
            ) : (
              (tag ?? 'ارسال به')
            )}
          </span>{' '}
          <span className="truncate text-sm font-bold leading-5 phone:max-w-24 phone:shrink-0">
            {city?.name ?? 'انتخاب شهر'}
          </span>
        </span>
      </button>
      {dialog.isRendered && <CityDialog {...dialog.props} />}
    </>
  )
}
