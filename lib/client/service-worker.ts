import { isGuardedPath } from '@/lib/session/guarded-paths'
import { shouldSaveData } from './connection'

const getWorkerContainer = () =>
  process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator
    ? navigator.serviceWorker
    : undefined

/** What this page has loaded, as the browser names it. */
function listLoadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return names.filter((name) => /\/(_next\/static|demo|media|fonts)\//.test(name))
}

async function reportVisit(path: string): Promise<void> {
  if (shouldSaveData() || isGuardedPath(path)) return
  const files = listLoadedFiles()
  const { active } = (await getWorkerContainer()?.ready) ?? {}
  active?.postMessage({ kind: 'visited', path, files })
}

/** The shop works without a worker, so a failure is ignored; a draft in the frame of the desk needs none. */
export function registerServiceWorker(): void {
  if (shouldSaveData() || window.top !== window) return
  void getWorkerContainer()
    ?.register('/worker.js', { updateViaCache: 'none' })
    .catch(() => {})
}

export function updateServiceWorker(): void {
  void getWorkerContainer()
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => {})
}

const REPORT_DELAY = 2_000

/** The worker does not see a page that the router opened without a document request. */
export function scheduleVisitReport(path: string): () => void {
  const timer = setTimeout(() => void reportVisit(path), REPORT_DELAY)
  return () => clearTimeout(timer)
}
