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
import { DeskQuery, RowsSkeleton } from './desk-states'
import { SuggestField } from './suggest-field'

type ChooseProductDialogProps = {
  title: string
  hint?: string
  onClose: () => void
  onChoose: (product: NamedProduct) => void
}

/** One of the goods that shoppers see now. */
export function ChooseProductDialog(props: ChooseProductDialogProps) {
  const { title, hint, onClose, onChoose } = props
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed.trim(), 250)
  const products = useQuery(namedProductsQuery(q))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} initialFocus={field}>
      <DeskField label="جستجوی کالا" hint={hint}>
        {(control) => (
          <SuggestField
            control={control}
            searchRef={field}
            listLabel="کالاهای پیداشده"
            placeholder="نام کالا…"
            options={products.data ?? []}
            getKey={({ id }) => id}
            isOpen={products.data !== undefined}
            isStale={products.isPlaceholderData || typed.trim() !== q}
            isInline
            takesFirst
            empty="کالایی پیدا نشد؛ تنها کالاهایی که خریدار می‌بیند می‌آیند."
            value={typed}
            onType={setTyped}
            onChoose={onChoose}
            onClose={() => setTyped('')}
          >
            {(product) => <FoundProduct product={product} />}
          </SuggestField>
        )}
      </DeskField>
      <DeskQuery query={products} what="کالاها" skeleton={<RowsSkeleton rows={6} />}>
        {() => null}
      </DeskQuery>
    </Dialog>
  )
}

function FoundProduct({ product }: { product: NamedProduct }) {
  return (
    <>
      {product.picture ? (
        <Picture
          {...responsiveImage(product.picture)}
          sizes="40px"
          alt=""
          width={40}
          height={40}
          className="bg-picture my-1 size-10 shrink-0 rounded-md object-contain"
        />
      ) : (
        <span className="bg-sunk my-1 size-10 shrink-0 rounded-md" />
      )}
      <span className="line-clamp-2 min-w-0 flex-1 font-medium">
        <MixedText>{product.title}</MixedText>
      </span>
      <span className="text-note shrink-0 text-[12px]">
        <bdi>{formatAmount(product.price)}</bdi> {currencyName()}
      </span>
    </>
  )
}
