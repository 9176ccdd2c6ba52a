/** The part of a service worker's world that is used; its own types do not live beside those of a page. */
export type WorkerScope = {
  location: { origin: string }
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Lasting) => void): void
    (name: 'fetch', listener: (event: Fetching) => void): void
    (name: 'message', listener: (event: Lasting & { data: unknown }) => void): void
  }
}

export type Lasting = { waitUntil: (work: Promise<unknown>) => void }

export type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
