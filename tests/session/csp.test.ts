import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPolicy, newNonce, noncePolicy } from '@/lib/session/csp'
import {
  EMPTY_CART_SCRIPT,
  HISTORY_SCRIPT,
  LIST_VIEW_SCRIPT,
  SCHEME_SCRIPT,
} from '@/lib/session/inline-scripts'

function scriptSources(policy: string): string[] {
  const directive = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? ''
  return directive.split(' ').slice(1)
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

test('inline scripts are named by their hashes, each once', () => {
  const code = 'self.__next_f.push([1,"سلام دنیا"])'
  const html = `<script>${code}</script><script async="" >${code}</script><script>\n1 < 2\n</script>`
  expect(scriptSources(hashPolicy(html))).toEqual(["'self'", hashOf(code), hashOf('\n1 < 2\n')])
})

test('scripts with a src and blocks of data need no hash', () => {
  const html =
    '<script src="/_next/a.js" async=""></script>' +
    '<script type="application/ld+json">{"name":"کفش"}</script>'
  expect(scriptSources(hashPolicy(html))).toEqual(["'self'"])
})

test('a page for one request trusts its nonce and what that loads', () => {
  const sources = [
    "'nonce-abc'",
    "'strict-dynamic'",
    hashOf(EMPTY_CART_SCRIPT),
    hashOf(HISTORY_SCRIPT),
    hashOf(LIST_VIEW_SCRIPT),
    hashOf(SCHEME_SCRIPT),
  ]
  expect(scriptSources(noncePolicy('abc', { isDevelopment: false }))).toEqual(sources)
  expect(newNonce()).not.toBe(newNonce())
})

test('no policy lets inline scripts, frames or foreign forms in', () => {
  for (const policy of [hashPolicy('<p>'), noncePolicy('abc', { isDevelopment: false })]) {
    expect(scriptSources(policy)).not.toContain("'unsafe-inline'")
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
  }
})

test('one page alone may stand in a frame, and of the shop itself', () => {
  const policy = noncePolicy('abc', { isDevelopment: false, isFramed: true })
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain("frame-ancestors 'none'")
})
