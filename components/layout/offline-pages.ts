import { isGuarded } from '@/lib/guard/places'
import { isSparing } from './connection'

const workers = () =>
  process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator
    ? navigator.serviceWorker
    : undefined

/** What this page has loaded, as the browser names it. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return names.filter((name) => /\/(_next\/static|demo|media|fonts)\//.test(name))
}

async function tell(path: string): Promise<void> {
  if (isSparing() || isGuarded(path)) return
  const files = loadedFiles()
  const { active } = (await workers()?.ready) ?? {}
  active?.postMessage({ kind: 'visited', path, files })
}

/** Without a worker the shop works as before, so its failing is nobody's trouble. */
export function startWorker(): void {
  if (isSparing()) return
  void workers()
    ?.register('/worker.js', { updateViaCache: 'none' })
    .catch(() => {})
}

export function updateWorker(): void {
  void workers()
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => {})
}

const SETTLED = 2_000

/** A page one came to without a document request is unknown to the worker until it is told. */
export function keepVisited(path: string): () => void {
  const timer = setTimeout(() => void tell(path), SETTLED)
  return () => clearTimeout(timer)
}
