import { SCHEME_KEY, THEME_COLOURS } from '@/styles/chosen-scheme'

export const SCHEMES = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

const listeners = new Set<() => void>()

/** Another tab may choose too. */
export function subscribeToScheme(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function readScheme(): Scheme {
  try {
    const stored = window.localStorage.getItem(SCHEME_KEY)
    return SCHEMES.find((scheme) => scheme === stored) ?? 'auto'
  } catch {
    return 'auto'
  }
}

export function storeScheme(scheme: Scheme): void {
  try {
    if (scheme === 'auto') window.localStorage.removeItem(SCHEME_KEY)
    else window.localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Where nothing can be stored it follows the system, as before.
  }
  applyScheme(scheme)
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

/** What the script in the head cannot do: the frame of the browser, and what another tab chooses. */
export function followScheme(): () => void {
  const follow = () => applyScheme(readScheme())
  follow()
  return subscribeToScheme(follow)
}
