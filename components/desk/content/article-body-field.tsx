'use client'

import { useMemo, useRef, useState } from 'react'
import { PictureIcon } from '@/components/ui/account-icons'
import { GridIcon } from '@/components/ui/icons'
import { RowsIcon } from '@/components/ui/list-icons'
import type { NamedProduct } from '@/lib/contract/desk/articles'
import { PRODUCT_LINK } from '@/lib/domain/article-products'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { ArticlePictureDialog } from './article-picture-dialog'
import { ChooseProductDialog } from '../ui/choose-product-dialog'
import { DescriptionField } from './description-field'
import { drawFigure, escapeHtml, TABLE } from './text-pieces'
import { ProductIcon } from '../ui/desk-icons'

/** As a card that is one piece: the shop draws its own, with the price of the moment. */
function drawEmbed({ id, slug, title, price, picture, is_shown: isShown }: NamedProduct): string {
  const image = picture ? `<img src="${escapeHtml(picture)}" alt="" width="40" height="40">` : ''
  const note = isShown
    ? `<bdi>${formatAmount(price)}</bdi> ${currencyName()}`
    : 'در فروشگاه دیده نمی‌شود'
  return `<div class="desk-embed" contenteditable="false" data-product="${id}" data-href="${escapeHtml(paths.product(slug))}" data-title="${escapeHtml(title)}">${image}<b>${escapeHtml(title)}</b><span>${note}</span></div>`
}

function toStored(editor: HTMLElement): string {
  const copy = document.createElement('div')
  copy.innerHTML = editor.innerHTML
  for (const embed of copy.querySelectorAll<HTMLElement>('.desk-embed')) {
    const { product = '', href = '', title = '' } = embed.dataset
    const paragraph = document.createElement('p')
    const link = Object.assign(document.createElement('a'), { textContent: title })
    link.setAttribute('data-product', product)
    link.setAttribute('href', href)
    paragraph.append(link)
    embed.replaceWith(paragraph)
  }
  return copy.innerHTML.replaceAll('<p><br></p>', '')
}

type ArticleBodyFieldProps = {
  value: string
  products: readonly NamedProduct[]
  error: string | undefined
  onChange: (html: string) => void
  onProduct: (product: NamedProduct) => void
}

/** The text, in which goods, pictures and tables stand as pieces of their own. */
export function ArticleBodyField(props: ArticleBodyFieldProps) {
  const { value, products, error, onChange, onProduct } = props
  const [open, setOpen] = useState<'product' | 'picture' | null>(null)
  const insert = useRef<(html: string) => void>(null)
  const embeds = useMemo(
    () => ({
      toStored,
      toEditor: (html: string) =>
        html.replace(PRODUCT_LINK, (whole, id: string) => {
          const product = products.find((one) => one.id === Number(id))
          return product ? drawEmbed(product) : whole
        }),
    }),
    [products],
  )
  return (
    <>
      <DescriptionField
        title="متن"
        heading="h2"
        value={value}
        error={error}
        onChange={onChange}
        embeds={embeds}
        insertRef={insert}
        insertItems={[
          {
            ...{ label: 'کارت کالا', note: 'زنده از فروشگاه', icon: <ProductIcon size={18} /> },
            onSelect: () => setOpen('product'),
          },
          {
            ...{ label: 'تصویر با زیرنویس', icon: <PictureIcon size={18} /> },
            onSelect: () => setOpen('picture'),
          },
          {
            ...{ label: 'جدول', icon: <GridIcon size={18} /> },
            onSelect: () => insert.current?.(TABLE),
          },
          {
            ...{ label: 'خط جداکننده', icon: <RowsIcon size={18} /> },
            onSelect: () => insert.current?.('<hr>'),
          },
        ]}
      />
      {open === 'product' && (
        <ChooseProductDialog
          title="کارت کالا"
          hint="قیمت و موجودی کارت همیشه تازه است."
          onClose={() => setOpen(null)}
          onChoose={(product) => {
            onProduct(product)
            insert.current?.(drawEmbed(product))
            setOpen(null)
          }}
        />
      )}
      {open === 'picture' && (
        <ArticlePictureDialog
          onClose={() => setOpen(null)}
          onInsert={(picture) => {
            insert.current?.(drawFigure(picture))
            setOpen(null)
          }}
        />
      )}
    </>
  )
}
