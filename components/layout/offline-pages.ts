import { userStore } from '@/stores/user'
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

type Message = { kind: 'visited'; path: string; files: string[] } | { kind: 'forget' }

async function tell(message: Message): Promise<void> {
  const { active } = (await workers()?.ready) ?? {}
  active?.postMessage(message)
}

/** The next one at this browser must not find what the last one looked at. */
function forgetOnLeaving(): () => void {
  let wasUser = userStore.get().isUser
  return userStore.subscribe(() => {
    const { isUser } = userStore.get()
    if (wasUser && !isUser) void workers()?.controller?.postMessage({ kind: 'forget' })
    wasUser = isUser
  })
}

/** Without a worker the shop works as before, so its failing is nobody's trouble. */
export function startWorker(): () => void {
  if (!isSparing())
    workers()
      ?.register('/worker.js', { updateViaCache: 'none' })
      .catch(() => {})
  return forgetOnLeaving()
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
  const timer = setTimeout(() => {
    if (!isSparing()) void tell({ kind: 'visited', path, files: loadedFiles() })
  }, SETTLED)
  return () => clearTimeout(timer)
}
