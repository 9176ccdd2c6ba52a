import { afterEach, vi } from 'vitest'
import './kit/cheap-scrypt'

// By itself vitest does so before the next test, which may be another file's.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

if (typeof document !== 'undefined') {
  // Files share a window: what one left in the page, the browser's stores and modules is not for the next.
  vi.resetModules()
  sessionStorage.clear()
  localStorage.clear()
  // What still listens to the window for whoever was logged in learns that nobody is, as another tab does.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  document.body.replaceChildren()
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(cleanup)
}
