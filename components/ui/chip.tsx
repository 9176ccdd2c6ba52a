import Link from '@/components/ui/link'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { CloseIcon } from './icons'

const removable =
  'inline-flex h-9 items-center gap-2 rounded-full bg-brand-50 ps-3.5 pe-2.5 text-sm text-brand-800 hover:bg-brand-100 active:bg-brand-200 finger:h-11'

type RemovableChipProps = { label: string; href?: string; onRemove?: () => void }

/** A filter in force: a link when the URL holds it, a button otherwise. */
export function RemovableChip({ label, href, onRemove }: RemovableChipProps) {
  const inside = (
    <>
      <span className="sr-only">حذف </span>
      {label}
      <CloseIcon size={15} />
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} scroll={false} className={removable}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" onClick={onRemove} className={removable}>
      {inside}
    </button>
  )
}

type ChoiceChipProps = Omit<ComponentProps<'input'>, 'children' | 'size'> & {
  type?: 'radio' | 'checkbox'
  /** A CSS colour drawn as a small disc before the words. */
  swatch?: string
  children: ReactNode
}

export function ChoiceChip(props: ChoiceChipProps) {
  const { type = 'radio', swatch, className, children, ...input } = props
  return (
    <label
      className={cn(
        'relative inline-flex h-11 cursor-pointer items-center gap-2 rounded-control border border-ink-300 bg-paper px-3.5 text-md text-ink-900 hover:border-brand-300',
        'has-[:checked]:border-brand-600 has-[:checked]:bg-brand-50 has-[:checked]:font-semibold has-[:checked]:text-brand-700 has-[:checked]:ring-1 has-[:checked]:ring-inset has-[:checked]:ring-brand-600',
        'has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring',
        'has-[:disabled]:cursor-not-allowed has-[:disabled]:text-ink-500 has-[:disabled]:line-through has-[:disabled]:opacity-60',
        className,
      )}
    >
      <input type={type} className="absolute inset-0 cursor-[inherit] opacity-0" {...input} />
      {swatch && (
        <span
          aria-hidden="true"
          className="size-[18px] rounded-full border border-black/15 dark:border-white/25"
          style={{ backgroundColor: swatch }}
        />
      )}
      {children}{' '}
    </label>
  )
}
