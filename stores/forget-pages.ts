/** What the one who leaves has looked at is kept for a cut line, and must not be found by the next. */
export function forgetPages(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.controller?.postMessage({ kind: 'forget' })
}
