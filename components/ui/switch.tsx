import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
}

export function Switch({ label, hideLabel, hint, className, ...input }: SwitchProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 text-md font-semibold has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-50',
        className,
      )}
    >
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        {label} {hint && <span className="block text-xs font-normal text-ink-500">{hint}</span>}
      </span>
      <span className="relative h-[26px] w-11 shrink-0">
        <input
          type="checkbox"
          role="switch"
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-full bg-edge checked:bg-brand-600"
          {...input}
        />
        <span className="pointer-events-none absolute start-[3px] top-[3px] size-5 rounded-full bg-white shadow-card transition-transform duration-150 peer-checked:translate-x-[18px] rtl:peer-checked:-translate-x-[18px]" />
      </span>
    </label>
  )
}
