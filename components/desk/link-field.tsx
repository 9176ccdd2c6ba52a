'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import type { FieldControl } from '@/components/ui/field'
import { MixedText } from '@/components/ui/mixed-text'
import type { LinkTarget } from '@/lib/contract/desk/site'
import { paths } from '@/lib/paths'
import { searchKey } from '@/lib/persian/text'
import { readableLink } from './home-slides'

export type ShopLinkTarget = Omit<LinkTarget, 'kind'> & { kind: LinkTarget['kind'] | 'shop' }

const KIND_TITLES: Record<ShopLinkTarget['kind'], string> = {
  shop: 'فروشگاه',
  page: 'صفحه',
  category: 'دسته',
  brand: 'برند',
  festival: 'جشنواره',
  blog: 'مجله',
}

/** What every shop has. */
export const SHOP_TARGETS: readonly ShopLinkTarget[] = [
  { kind: 'shop', title: 'صفحهٔ اصلی', href: paths.home },
  { kind: 'shop', title: 'همهٔ کالاها', href: paths.categories },
  { kind: 'shop', title: 'برندها', href: paths.brands },
  { kind: 'shop', title: 'مجله', href: paths.blog },
  { kind: 'shop', title: 'شعبه‌ها', href: paths.branches },
  { kind: 'shop', title: 'تماس با ما', href: paths.contact },
]

/** Under these the shop knows every address that there is. */
const KNOWN = /^\/(?:product-category|brand|festival|page|blog\/category)\/[^/]+$/

/** Whether it leads to what was taken away or was never there. */
export function isDeadLink(href: string, targets: readonly ShopLinkTarget[]): boolean {
  const [path = ''] = readableLink(href.trim()).split(/[?#]/)
  return KNOWN.test(path) && !targets.some((target) => readableLink(target.href) === path)
}

const SHOWN = 40

type LinkFieldProps = {
  control: FieldControl
  placeholder: string
  value: string
  targets: readonly ShopLinkTarget[]
  onType: (href: string) => void
  onChoose: (target: ShopLinkTarget) => void
}

/** An address, chosen among what the shop has by any part of its name, or typed. */
export function LinkField(props: LinkFieldProps) {
  const { control, placeholder, value, targets, onType, onChoose } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLUListElement>(null)
  const found = targets
    .filter(({ kind, title, href }) =>
      searchKey(`${KIND_TITLES[kind]} ${title} ${readableLink(href)}`).includes(searchKey(query)),
    )
    .slice(0, SHOWN)
  const close = () => {
    setIsOpen(false)
    setQuery('')
    setActive(-1)
  }
  const choose = (target: ShopLinkTarget) => {
    onChoose(target)
    close()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      const to = active + (event.key === 'ArrowDown' ? 1 : -1)
      const next = Math.min(Math.max(to, 0), found.length - 1)
      setActive(next)
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
    }
    const chosen = found[active]
    if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault()
      choose(chosen)
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
  }
  return (
    <div className="relative">
      <input
        {...control}
        role="combobox"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        className="desk-field text-end"
        dir="ltr"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onClick={() => setIsOpen(true)}
        onChange={({ target }) => {
          onType(target.value)
          setQuery(target.value)
          setIsOpen(true)
          setActive(-1)
        }}
        onKeyDown={handleKeyDown}
        onBlur={close}
      />
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label="صفحه‌های فروشگاه"
        hidden={!isOpen || found.length === 0}
        className="shadow-float absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-[10px] bg-paper p-1 forced-colors:border"
      >
        {found.map((target, at) => (
          <li
            key={target.href}
            id={`${id}-${at}`}
            role="option"
            aria-selected={readableLink(target.href) === value}
            className={cn(
              'flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 phone:min-h-11',
              at === active && 'bg-selected',
            )}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(at)}
            onClick={() => choose(target)}
          >
            <MixedText>{target.title}</MixedText>
            <span className="text-note ms-auto shrink-0 text-[12px]">
              {KIND_TITLES[target.kind]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
