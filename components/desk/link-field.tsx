'use client'

import { useState } from 'react'
import type { FieldControl } from '@/components/ui/field'
import { MixedText } from '@/components/ui/mixed-text'
import type { LinkTarget } from '@/lib/contract/desk/site'
import { paths } from '@/lib/paths'
import { searchKey } from '@/lib/persian/text'
import { readableLink } from './home-slides'
import { SuggestField } from './suggest-field'

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
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = targets
    .filter(({ kind, title, href }) =>
      searchKey(`${KIND_TITLES[kind]} ${title} ${readableLink(href)}`).includes(searchKey(query)),
    )
    .slice(0, SHOWN)
  const close = () => {
    setIsOpen(false)
    setQuery('')
  }
  return (
    <div className="relative">
      <SuggestField
        control={control}
        listLabel="صفحه‌های فروشگاه"
        className="text-end"
        dir="ltr"
        placeholder={placeholder}
        options={found}
        getKey={({ href }) => href}
        isOpen={isOpen}
        isChosen={({ href }) => readableLink(href) === value}
        value={value}
        onOpen={() => setIsOpen(true)}
        onClose={close}
        onType={(href) => {
          onType(href)
          setQuery(href)
          setIsOpen(true)
        }}
        onChoose={(target) => {
          onChoose(target)
          close()
        }}
      >
        {(target) => (
          <>
            <MixedText>{target.title}</MixedText>
            <span className="text-note ms-auto shrink-0 text-[12px]">
              {KIND_TITLES[target.kind]}
            </span>
          </>
        )}
      </SuggestField>
    </div>
  )
}
