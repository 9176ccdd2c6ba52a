'use client'

import { useEffect, useId, useSyncExternalStore } from 'react'
import { cn } from './cn'
import { SCHEME_KEY, THEME_COLOURS } from '@/styles/chosen-scheme'

const options = [
  { scheme: 'auto', title: 'خودکار' },
  { scheme: 'light', title: 'روشن' },
  { scheme: 'dark', title: 'تیره' },
] as const
type Scheme = (typeof options)[number]['scheme']

const listeners = new Set<() => void>()

/** Another tab may choose too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readScheme(): Scheme {
  try {
    const stored = window.localStorage.getItem(SCHEME_KEY)
    return options.find(({ scheme }) => scheme === stored)?.scheme ?? 'auto'
  } catch {
    return 'auto'
  }
}

function storeScheme(scheme: Scheme): void {
  try {
    if (scheme === 'auto') window.localStorage.removeItem(SCHEME_KEY)
    else window.localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Where nothing can be stored it follows the system, as before.
  }
  listeners.forEach((listener) => listener())
}

function applyScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement
  if (scheme === 'auto') delete dataset.theme
  else dataset.theme = scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    meta.content = THEME_COLOURS[scheme === 'auto' ? own : scheme]
  }
}

type SchemeSwitchProps = { isOnDark?: boolean; className?: string }

/** Light, dark, or as the system is: kept in the browser, and set before a page is drawn. */
export function SchemeSwitch({ isOnDark = false, className }: SchemeSwitchProps) {
  const name = useId()
  const chosen = useSyncExternalStore(subscribe, readScheme, () => 'auto' as const)
  useEffect(() => applyScheme(chosen), [chosen])
  return (
    <fieldset
      className={cn(
        'flex w-fit rounded-control p-1 text-sm [@media(scripting:none)]:hidden',
        isOnDark ? 'bg-brand-800 text-brand-100' : 'bg-ink-100 text-ink-700',
        className,
      )}
    >
      <legend className="sr-only">رنگ صفحه</legend>
      {options.map(({ scheme, title }) => (
        <label
          key={scheme}
          className={cn(
            'relative grid min-h-9 min-w-16 cursor-pointer place-items-center rounded-lg px-2 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring phone:min-h-11',
            isOnDark
              ? 'has-[:checked]:bg-brand-600 has-[:checked]:text-white'
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
          {title}{' '}
        </label>
      ))}
    </fieldset>
  )
}
