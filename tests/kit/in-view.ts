import { vi } from 'vitest'

class Watcher {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    queueMicrotask(() => this.tell([{ isIntersecting: true }]))
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Whatever is watched is on the screen, until the test ends; the window of the tests draws nothing. */
export function seeEverything(): void {
  vi.stubGlobal('IntersectionObserver', Watcher)
}
