import { createHash, randomBytes } from 'node:crypto'
import { LIST_VIEW_SCRIPT, SCHEME_SCRIPT } from './inline-scripts'

const otherDirectives = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // Without it a worker falls under `script-src`, where a nonce leaves `'self'` without effect.
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

function buildPolicy(...scriptSources: string[]): string {
  return `default-src 'self'; script-src ${scriptSources.join(' ')}; ${otherDirectives}`
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

const inlineHashes = [LIST_VIEW_SCRIPT, SCHEME_SCRIPT].map(hashOf)
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const dataBlock = /\stype="application\/(ld\+)?json"/

/** The policy of a page that is rendered once and sent to many: its inline scripts by their hashes. */
export function hashPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (dataBlock.test(attributes)) continue
    hashes.add(hashOf(code))
  }
  return buildPolicy("'self'", ...hashes)
}

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The policy of a page rendered for one request. React's development build needs `eval`. */
export function noncePolicy(nonce: string, isDevelopment: boolean): string {
  const sources = [`'nonce-${nonce}'`, "'strict-dynamic'", ...inlineHashes]
  return buildPolicy(...sources, ...(isDevelopment ? ["'unsafe-eval'"] : []))
}

/** For markup that reaches the browser without a policy of its own, such as an error of last resort. */
export const barePolicy = buildPolicy("'self'")
