'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AlertIcon } from '@/components/ui/icons'
import type { FieldControl } from '@/components/ui/field'
import { MixedText } from '@/components/ui/mixed-text'
import { namedProductsQuery } from '@/lib/client/desk/articles'
import { linkTargetsQuery, pageExistsQuery } from '@/lib/client/desk/content'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'
import type { LinkTarget } from '@/lib/contract/desk/site'
import { paths } from '@/lib/paths'
import { searchKey } from '@/lib/persian/text'
import { SuggestField } from '../ui/suggest-field'

type ShopLinkTarget = Omit<LinkTarget, 'kind' | 'above'> & {
  kind: LinkTarget['kind'] | 'shop' | 'product'
  above?: LinkTarget['above']
}

const KIND_TITLES: Record<ShopLinkTarget['kind'], string> = {
  shop: 'فروشگاه',
  page: 'صفحه',
  category: 'دسته',
  brand: 'برند',
  festival: 'جشنواره',
  blog: 'مجله',
  article: 'نوشته',
  product: 'کالا',
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

/** As it is read: the shop encodes it again. */
export function readableLink(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

/** Under these the shop knows every address that there is. */
const KNOWN = /^\/(?:product-category|brand|festival|page|blog\/category)\/[^/]+$/

/** Whether it leads to what was taken away or was never there. */
export function isDeadLink(href: string, targets: readonly ShopLinkTarget[]): boolean {
  const [path = ''] = readableLink(href.trim()).split(/[?#]/)
  return KNOWN.test(path) && !targets.some((target) => readableLink(target.href) === path)
}

const SHOWN = 40
const LEVEL_INDENT = 14
const PAUSE_MS = 400
const FEWEST_LETTERS = 2

/** Goods are too many to be listed before their name is typed. */
function useNamedProducts(query: string): ShopLinkTarget[] {
  const q = useDebouncedValue(query.trim(), PAUSE_MS)
  const isName = q.length >= FEWEST_LETTERS && !/^(?:\/|https?:)/.test(q)
  const { data = [] } = useQuery({ ...namedProductsQuery(q), enabled: isName })
  if (!isName || query.trim() === '') return []
  return data.map(({ title, slug }) => ({ kind: 'product', title, href: paths.product(slug) }))
}

/** What the lists do not hold, such as a product, is asked of the shop itself. */
function DeadLinkNote({ href, targets }: { href: string; targets: readonly ShopLinkTarget[] }) {
  const link = useDebouncedValue(href.trim(), PAUSE_MS)
  const [path = ''] = link.split(/[?#]/)
  const isListed = KNOWN.test(path) || targets.some((one) => readableLink(one.href) === path)
  const isOfShop = path.startsWith('/') && !path.startsWith('//')
  const exists = useQuery({ ...pageExistsQuery(path), enabled: isOfShop && !isListed })
  const isDead = isDeadLink(href, targets) || (link === href.trim() && exists.data === false)
  return (
    <span role="status" className="text-soon-ink text-[12px]">
      {isDead && (
        <span className="mt-1 flex items-center gap-1.5">
          <AlertIcon size={14} />
          این صفحه در فروشگاه نیست؛ خریدار «پیدا نشد» می‌بیند.
        </span>
      )}
    </span>
  )
}

type LinkFieldProps = {
  control: FieldControl
  placeholder: string
  value: string
  onType: (href: string) => void
  onChoose: (target: ShopLinkTarget) => void
}

/** An address, chosen among what the shop has by any part of its name, or typed; it says where it leads nowhere. */
export function LinkField(props: LinkFieldProps) {
  const { control, placeholder, value, onType, onChoose } = props
  const { data: listed } = useQuery(linkTargetsQuery)
  const targets = [...SHOP_TARGETS, ...(listed ?? [])]
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = targets
    .filter(({ kind, title, href, above = [] }) =>
      searchKey([KIND_TITLES[kind], ...above, title, readableLink(href)].join(' ')).includes(
        searchKey(query),
      ),
    )
    .slice(0, SHOWN)
  const products = useNamedProducts(query)
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
        options={[...found, ...products]}
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
            <span style={{ paddingInlineStart: (target.above?.length ?? 0) * LEVEL_INDENT }}>
              <MixedText>{target.title}</MixedText>
            </span>
            <span className="text-note ms-auto shrink-0 text-[12px]">
              {KIND_TITLES[target.kind]}
              {target.above?.length ? (
                <MixedText>{` در ${target.above.at(-1) ?? ''}`}</MixedText>
              ) : null}
            </span>
          </>
        )}
      </SuggestField>
      {listed && <DeadLinkNote href={value} targets={targets} />}
    </div>
  )
}
