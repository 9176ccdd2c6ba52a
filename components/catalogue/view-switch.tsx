'use client'

import { setListView, useShop, type ListView } from '@/stores/shop'
import { GridIcon, RowsIcon } from './list-icons'

const views: { view: ListView; label: string; Icon: typeof GridIcon }[] = [
  { view: 'grid', label: 'نمایش شبکه‌ای', Icon: GridIcon },
  { view: 'list', label: 'نمایش فهرستی', Icon: RowsIcon },
]

export function ViewSwitch() {
  const chosen = useShop(({ listView }) => listView)
  return (
    <div
      role="group"
      aria-label="شیوهٔ نمایش"
      className="ms-auto flex rounded-control bg-ink-100 p-1 md:ms-0"
    >
      {views.map(({ view, label, Icon }) => (
        <button
          key={view}
          id={`view-${view}`}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={view === chosen}
          suppressHydrationWarning
          onClick={() => setListView(view)}
          className="grid h-9 w-10 place-items-center rounded-[9px] text-ink-500 hover:text-brand-700 aria-pressed:bg-paper aria-pressed:text-brand-700 aria-pressed:shadow-card"
        >
          <Icon size={18} />
        </button>
      ))}
    </div>
  )
}
