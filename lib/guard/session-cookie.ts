/** Browsers take a `__Host-` cookie over https only, so a shop on plain http has another name. */
export function sessionCookieName(siteUrl: string | undefined): string {
  return siteUrl?.startsWith('https:') ? '__Host-vitrin' : 'vitrin'
}
