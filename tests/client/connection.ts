/** What the browser tells of its line; happy-dom tells nothing. */
export function mockConnection(told: { effectiveType?: string; saveData?: boolean } | null): void {
  Object.defineProperty(navigator, 'connection', { value: told ?? undefined, configurable: true })
}
