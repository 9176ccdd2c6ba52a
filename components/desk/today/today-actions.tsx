import { useRef } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { Menu, type MenuItem } from '@/components/ui/menu'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { useCan } from '../ui/desk-member'
import { ShopWindowIcon } from '../ui/desk-icons'
import { KeyHint } from '../ui/key-hint'

/** What can be begun from Today, as far as the role may. */
function useNewThings(): MenuItem[] {
  const [canOrder, canList] = [useCan('orders.create'), useCan('catalogue.write')]
  const [canDiscount, canWrite] = [useCan('discounts.write'), useCan('content.write')]
  return [
    ...(canOrder ? [{ label: 'سفارش دستی', href: deskPaths.newOrder }] : []),
    ...(canList ? [{ label: 'کالا', href: deskPaths.newProduct }] : []),
    ...(canDiscount ? [{ label: 'جشنواره یا کد تخفیف', href: deskPaths.discounts }] : []),
    ...(canWrite ? [{ label: 'نوشتهٔ مجله', href: deskPaths.newArticle }] : []),
  ]
}

/** The shop itself, and whatever is to be made anew. */
export function TodayActions() {
  const trigger = useRef<HTMLButtonElement>(null)
  const things = useNewThings()
  const command = { id: 'new', title: 'تازه: سفارش، کالا یا نوشته', group: 'امروز', keys: 'KeyC' }
  useCommands(things.length > 0 ? [{ ...command, run: () => trigger.current?.click() }] : [])
  return (
    <>
      <a href="/" target="_blank" rel="noopener" className="desk-button phone:hidden">
        <ShopWindowIcon size={16} />
        دیدن فروشگاه
      </a>
      {things.length > 0 && (
        <Menu
          align="end"
          trigger={
            <DeskButton ref={trigger} variant="primary" aria-keyshortcuts="C">
              <PlusIcon size={16} />
              تازه
              <KeyHint keys="KeyC" />
            </DeskButton>
          }
          items={things}
        />
      )}
    </>
  )
}
