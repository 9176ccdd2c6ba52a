import type { ReactNode, Ref } from 'react'
import { SearchIcon } from '@/components/ui/icons'
import { cn } from '@/components/ui/cn'
import { MAX_SEARCH_LENGTH } from '@/lib/contract/limits'
import { formatNumber } from '@/lib/persian/money'

type SearchFieldProps = {
  id: string
  /** Distinguishes two fields on one page. */
  label?: string
  productCount?: number
  className?: string
  inputRef?: Ref<HTMLInputElement>
  children?: ReactNode
}

/** A plain form, so that searching works without script; below `lg` what opens under it is as wide as the page. */
export function SearchField(props: SearchFieldProps) {
  const { id, label = 'جستجوی کالا', productCount = 0, className, inputRef, children } = props
  const hint =
    productCount > 0 ? `جستجو در ${formatNumber(productCount)} کالا` : 'جستجوی کالا، برند یا دسته'
  return (
    <form
      role="search"
      aria-label={label}
      action="/search"
      className={cn('grid min-w-0 grid-cols-[minmax(0,1fr)] items-stretch lg:relative', className)}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={inputRef}
        id={id}
        type="text"
        role="searchbox"
        inputMode="search"
        name="q"
        required
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={hint}
        className="peer h-12 w-full appearance-none text-ellipsis rounded-[14px] border border-transparent bg-ink-100 pe-11 ps-12 text-base text-ink-900 transition-colors [grid-area:1/1] placeholder:text-ink-500 hover:border-line focus:border-ring focus:bg-paper focus:-outline-offset-1 phone:h-11 phone:pe-2 phone:ps-10 phone:text-md"
      />
      <button
        type="submit"
        aria-label="جستجو"
        className="grid w-12 place-items-center justify-self-start rounded-[14px] text-ink-500 [grid-area:1/1] hover:text-brand-700 phone:w-10"
      >
        <SearchIcon size={20} />
      </button>
      {children}
    </form>
  )
}
