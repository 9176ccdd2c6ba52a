/** What the browser tells of its line; happy-dom tells nothing. */
export function mockConnection(
  connection: { effectiveType?: string; saveData?: boolean } | null,
): void {
  Object.defineProperty(navigator, 'connection', {
    value: connection ?? undefined,
    configurable: true,
  })
}
