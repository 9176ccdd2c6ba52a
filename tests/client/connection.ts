/** The browser's Network Information API, which happy-dom lacks. */
export function mockConnection(
  connection: { effectiveType?: string; saveData?: boolean } | null,
): void {
  Object.defineProperty(navigator, 'connection', {
    value: connection ?? undefined,
    configurable: true,
  })
}
