'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { Picture } from '@/components/ui/picture'
import { namedProductsQuery } from '@/lib/client/desk/articles'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'
import type { NamedProduct } from '@/lib/contract/desk/articles'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'
import { DeskField } from './desk-field'
import { DeskQuery, DeskState, RowsSkeleton } from './desk-states'

type ArticleProductDialogProps = {
  onClose: () => void
  onChoose: (product: NamedProduct) => void
}

/** One of the goods that shoppers see now. */
export function ArticleProductDialog({ onClose, onChoose }: ArticleProductDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed.trim(), 250)
  const products = useQuery(namedProductsQuery(q))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="کارت کالا"
      initialFocus={field}
    >
      <DeskField label="جستجوی کالا" hint="قیمت و موجودی کارت همیشه تازه است.">
        {(control) => (
          <input
            {...control}
            ref={field}
            className="desk-field"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </DeskField>
      <div className="mt-3 min-h-64">
        <DeskQuery query={products} what="کالاها" skeleton={<RowsSkeleton rows={6} />}>
          {(found) =>
            found.length === 0 ? (
              <DeskState title="کالایی پیدا نشد" text="تنها کالاهایی که خریدار می‌بیند می‌آیند." />
            ) : (
              <ul aria-label="کالاهای پیداشده" className="grid gap-1">
                {found.map((product) => (
                  <li key={product.id}>
                    <button
                      type="button"
                      className="hover:bg-hover flex w-full items-center gap-3 rounded-lg p-1.5 text-start phone:min-h-11"
                      onClick={() => onChoose(product)}
                    >
                      {product.picture ? (
                        <Picture
                          {...responsiveImage(product.picture)}
                          sizes="40px"
                          alt=""
                          width={40}
                          height={40}
                          className="bg-picture size-10 shrink-0 rounded-md object-contain"
                        />
                      ) : (
                        <span className="bg-sunk size-10 shrink-0 rounded-md" />
                      )}
                      <span className="line-clamp-2 min-w-0 flex-1 font-medium">
                        <MixedText>{product.title}</MixedText>
                      </span>
                      <span className="text-note shrink-0 text-[12px]">
                        <bdi>{formatAmount(product.price)}</bdi> {currencyName()}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </DeskQuery>
      </div>
    </Dialog>
  )
}
