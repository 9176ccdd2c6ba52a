'use client'

import { useId, useSyncExternalStore } from 'react'
import { cn } from './cn'
import { readScheme, SCHEMES, storeScheme, subscribeToScheme, type Scheme } from './scheme'

const titles: Record<Scheme, string> = { auto: 'خودکار', light: 'روشن', dark: 'تیره' }

type SchemeSwitchProps = { isOnDark?: boolean; className?: string }

/** Light, dark, or as the system is: kept in the browser, and set before a page is drawn. */
export function SchemeSwitch({ isOnDark = false, className }: SchemeSwitchProps) {
  const name = useId()
  const chosen = useSyncExternalStore(subscribeToScheme, readScheme, () => 'auto' as const)
  return (
    <fieldset
      className={cn(
        'flex w-fit rounded-control p-1 text-sm [@media(scripting:none)]:hidden',
        isOnDark ? 'bg-brand-800 text-brand-100 dark:bg-brand-100' : 'bg-ink-100 text-ink-700',
        className,
      )}
    >
      <legend className="sr-only">رنگ صفحه</legend>
      {SCHEMES.map((scheme) => (
        <label
          key={scheme}
          className={cn(
            'relative grid min-h-9 min-w-14 cursor-pointer place-items-center rounded-lg px-2 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring finger:min-h-11',
            isOnDark
              ? 'has-[:checked]:bg-brand-600 has-[:checked]:text-white dark:has-[:checked]:bg-brand-300'
              : 'has-[:checked]:bg-paper has-[:checked]:font-semibold has-[:checked]:text-brand-700',
          )}
        >
          <input
            type="radio"
            name={name}
            value={scheme}
            checked={chosen === scheme}
            onChange={() => storeScheme(scheme)}
            className="absolute inset-0 cursor-[inherit] opacity-0"
          />
          {titles[scheme]}{' '}
        </label>
      ))}
    </fieldset>
  )
}
