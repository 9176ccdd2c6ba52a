const base = 'http://local.invalid'
/** An encoded slash, however often: no slash to the router, but one to whoever decodes it. */
const escapedSlash = /%(25)*(2f|5c)/i

/** Paths that have no pages. */
const noPage = /^\/(?:api|media)(?:\/|$)/i

function leavesTheSite(path: string): boolean {
  return !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)
}

function decodedForms(path: string): string[] {
  const forms = [path]
  for (let round = 0; round < 3; round += 1) {
    const last = forms.at(-1) ?? path
    try {
      const next = decodeURIComponent(last)
      if (next === last) break
      forms.push(next)
    } catch {
      break
    }
  }
  return forms
}

/** The path if it stays on this site in every reading of a browser; null otherwise. */
export function localPath(next: string | null): string | null {
  if (next === null || next.length > 2000) return null
  if (decodedForms(next).some(leavesTheSite) || !URL.canParse(next, base)) return null
  const url = new URL(next, base)
  const path = url.pathname + url.search + url.hash
  if (url.origin !== base || escapedSlash.test(url.pathname)) return null
  if (decodedForms(url.pathname).some((form) => noPage.test(form))) return null
  return leavesTheSite(path) ? null : path
}
