import { createHash, randomBytes } from 'node:crypto'
import { readHosts, type HostUse } from '@/lib/domain/own-hosts'
import {
  EMPTY_CART_SCRIPT,
  HISTORY_SCRIPT,
  LIST_VIEW_SCRIPT,
  SCHEME_SCRIPT,
} from './inline-scripts'

type OwnHosts = ReadonlyMap<HostUse, readonly string[]>
const NO_HOSTS: OwnHosts = new Map()

const OPEN_TO_HOSTS: Record<Exclude<HostUse, 'script'>, string> = {
  style: "style-src 'self' 'unsafe-inline'",
  img: "img-src 'self' data: blob:",
  font: "font-src 'self'",
  connect: "connect-src 'self'",
  frame: "frame-src 'self'",
}

const closedDirectives = [
  "manifest-src 'self'",
  // Without it a worker falls under `script-src`, where a nonce leaves `'self'` without effect.
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

const NO_FRAME = "frame-ancestors 'none'"
const OWN_FRAME = "frame-ancestors 'self'"

function buildPolicy(
  scriptSources: readonly string[],
  { hosts = NO_HOSTS, framing = NO_FRAME }: { hosts?: OwnHosts; framing?: string } = {},
): string {
  const scripts = [...scriptSources, ...(hosts.get('script') ?? [])].join(' ')
  const open = Object.entries(OPEN_TO_HOSTS).map(([use, own]) => {
    const named = [...hosts].find(([name]) => name === use)?.[1] ?? []
    // A chat speaks to its host over a socket too.
    const sockets = use === 'connect' ? named.map((host) => host.replace(/^https/, 'wss')) : []
    return [own, ...named, ...sockets].join(' ')
  })
  return ["default-src 'self'", `script-src ${scripts}`, ...open, closedDirectives, framing].join(
    '; ',
  )
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

const inlineHashes = [EMPTY_CART_SCRIPT, HISTORY_SCRIPT, LIST_VIEW_SCRIPT, SCHEME_SCRIPT].map(
  hashOf,
)
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const dataBlock = /\stype="application\/(ld\+)?json"/

const OPENING_TAG = /^(?:<!doctype html>)?\s*<html\b[^>]*?\sdata-own-hosts="([^"]*)"/i

/**
 * The hosts that the owner lets pages load from. The page itself names them, in its first tag, where
 * nothing that people write can stand: so its policy fits it, whichever instance stored it when.
 */
function hostsOf(html: string): OwnHosts {
  return readHosts(OPENING_TAG.exec(html)?.[1] ?? '')
}

/** The policy of a page that is rendered once and sent to many: its inline scripts by their hashes. */
export function hashPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (dataBlock.test(attributes)) continue
    hashes.add(hashOf(code))
  }
  return buildPolicy(["'self'", ...hashes], { hosts: hostsOf(html) })
}

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

type OfRequest = {
  /** React's development build needs `eval`. */
  isDevelopment: boolean
  hosts?: string
  /** For the one page that the desk shows in a frame. */
  isFramed?: boolean
}

/** The policy of a page rendered for one request. */
export function noncePolicy(
  nonce: string,
  { isDevelopment, hosts = '', isFramed = false }: OfRequest,
): string {
  const sources = [`'nonce-${nonce}'`, "'strict-dynamic'", ...inlineHashes]
  const all = [...sources, ...(isDevelopment ? ["'unsafe-eval'"] : [])]
  return buildPolicy(all, { hosts: readHosts(hosts), framing: isFramed ? OWN_FRAME : NO_FRAME })
}

/** For markup that reaches the browser without a policy of its own, such as an error of last resort. */
export const barePolicy = buildPolicy(["'self'"])
