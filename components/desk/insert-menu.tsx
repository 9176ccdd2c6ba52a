import type { ComponentProps, Ref } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { Menu } from '@/components/ui/menu'

type InsertMenuProps = {
  /** A slash that is typed opens it too. */
  triggerRef: Ref<HTMLButtonElement>
  items: ComponentProps<typeof Menu>['items']
}

/** What can be put into a text where it is written. */
export function InsertMenu({ triggerRef, items }: InsertMenuProps) {
  return (
    <Menu
      trigger={
        <button
          ref={triggerRef}
          type="button"
          className="hover:bg-hover inline-flex min-h-8 items-center gap-1 rounded-md px-2 text-[12px] text-ink-700 phone:min-h-11"
        >
          <PlusIcon size={14} />
          افزودن
        </button>
      }
      items={items}
    />
  )
}
