export const CURRENCIES = ['toman', 'rial'] as const
/** In what people read and type amounts; they are stored in rials either way. */
export type Currency = (typeof CURRENCIES)[number]

export const CURRENCY_NAMES: Record<Currency, string> = { toman: 'تومان', rial: 'ریال' }
export const RIALS_IN: Record<Currency, number> = { toman: 10, rial: 1 }

const key = Symbol.for('vitrin.currency')
/** The server and Next are two bundles in one process. */
const shared: typeof globalThis & { [key]?: Currency } = globalThis

/** On the server by whoever reads the settings; in the browser only by the desk that changes it. */
export function setCurrency(currency: Currency): void {
  shared[key] = currency
}

/** A browser goes by the page that it opened, so that its script and that page's words agree. */
export function getCurrency(): Currency {
  if (typeof document === 'undefined') return shared[key] ?? 'toman'
  return (shared[key] ??= document.documentElement.dataset.currency === 'rial' ? 'rial' : 'toman')
}
