'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon, SearchIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { TextField } from '@/components/ui/text-field'
import { suggestionsQuery } from '@/lib/client/queries/search'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { formatNumber } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'

export type PickedProduct = Pick<ProductCard, 'id' | 'title' | 'picture'>

const SEARCH_DELAY = 250

type ProductPickerProps = {
  chosen: PickedProduct | null
  error: string
  onChoose: (product: PickedProduct | null) => void
}

/** What the picture shows, found by its name; or nothing of the shop. */
export function ProductPicker({ chosen, error, onChoose }: ProductPickerProps) {
  const field = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  useEffect(() => {
    if (takesFocus) (chosen ? remove.current : field.current)?.focus()
  }, [takesFocus, chosen])
  const choose = (product: PickedProduct | null) => {
    setTakesFocus(true)
    onChoose(product)
  }
  if (!chosen) return <ProductSearch inputRef={field} error={error} onChoose={choose} />
  return (
    <div>
      <p className="mb-1.5 text-md font-semibold">کالایی که در عکس است</p>
      <div className="flex items-center gap-3 rounded-control border border-line p-2">
        <ProductThumbnail product={chosen} />
        <p className="line-clamp-2 min-w-0 flex-1 text-sm">{chosen.title}</p>
        <IconButton
          ref={remove}
          label={`برداشتن ${chosen.title}`}
          size="sm"
          onClick={() => choose(null)}
        >
          <CloseIcon size={18} />
        </IconButton>
      </div>
    </div>
  )
}

type ProductSearchProps = {
  inputRef: RefObject<HTMLInputElement | null>
  error: string
  onChoose: (product: PickedProduct) => void
}

function ProductSearch({ inputRef, error, onChoose }: ProductSearchProps) {
  const [typed, setTyped] = useState('')
  const searched = useDebouncedValue(typed.trim(), SEARCH_DELAY)
  const { data, isError } = useQuery({ ...suggestionsQuery(searched), enabled: searched !== '' })
  const found = searched === '' ? [] : (data?.products ?? [])
  return (
    <div>
      <TextField
        ref={inputRef}
        label="کالایی که در عکس است"
        isOptional
        type="search"
        autoComplete="off"
        icon={<SearchIcon size={18} />}
        placeholder="نام کالا را بنویسید"
        value={typed}
        error={error || undefined}
        hint="پست شما در صفحهٔ همین کالا هم نشان داده می‌شود."
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-sm text-ink-500">
        {isError && 'جست‌وجو نشد؛ کمی بعد دوباره بنویسید.'}
        {!isError && searched !== '' && data && found.length === 0 && 'کالایی با این نام پیدا نشد.'}
        {found.length > 0 && (
          <span className="sr-only">{formatNumber(found.length)} کالا پیدا شد</span>
        )}
      </p>
      {found.length > 0 && (
        <ul
          aria-label="کالاهای پیداشده"
          className="mt-1 max-h-72 overflow-y-auto rounded-control border border-line"
        >
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                onClick={() => onChoose(product)}
                className="flex min-h-14 w-full items-center gap-3 p-2 text-start text-sm outline-offset-[-3px] hover:bg-ink-100"
              >
                <ProductThumbnail product={product} />
                <span className="line-clamp-2">{product.title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ProductThumbnail({ product: { picture } }: { product: PickedProduct }) {
  return picture ? (
    <Picture
      {...responsiveImage(picture.url)}
      sizes="40px"
      className="stage size-10 shrink-0 rounded-lg object-contain"
    />
  ) : null
}
