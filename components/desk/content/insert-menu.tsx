import { PlusIcon } from '@/components/ui/icons'
import { Menu } from '@/components/ui/menu'
import type { InsertItem } from './slash-menu'

/** What can be put into a text, for who does not type the slash. */
export function InsertMenu({ items }: { items: readonly InsertItem[] }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="hover:bg-hover inline-flex min-h-8 items-center gap-1 rounded-md px-2 text-[12px] text-ink-700 phone:min-h-11"
        >
          <PlusIcon size={14} />
          افزودن
        </button>
      }
      items={items.map(({ label, icon, onSelect }) => ({ label, icon, onSelect }))}
    />
  )
}
