/** A stored mobile as people write it. */
export function showMobile(stored: string): string {
  return stored.replace(/^\+98/, '0')
}
