import { isOwnRoute } from './own-routes'

export type RedirectRule = { from: string; to: string; status: 301 | 302 }
type RedirectTarget = { to: string; status: 301 | 302 }
/** Where a path leads: nowhere else (null), round in a circle, or on. */
export type ResolveRedirect = (path: string) => RedirectTarget | 'circle' | null

const ALL_UNDER = '/**'
const MAX_STEPS = 10

/** One spelling of a path: decoded, and without a slash at its end. */
function normalizePath(path: string): string {
  let plain = path
  try {
    plain = path.includes('%') ? decodeURIComponent(path) : path
  } catch {
    // Broken escapes are a path of their own, which no rule has.
  }
  return plain.length > 1 ? plain.replace(/\/+$/, '') : plain
}

/** The path of an address of this shop; null of any other. */
function localPathOf(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? normalizePath(url.pathname) : null
}

function fillTarget({ from, to }: RedirectRule, path: string): string {
  if (!to.endsWith(ALL_UNDER)) return to
  const rest = path.slice(from.length - ALL_UNDER.length)
  return to.slice(0, -ALL_UNDER.length) + encodeURI(rest) || '/'
}

/**
 * Whole paths win over prefixes, and longer prefixes over shorter ones. A stored rule for a route of the
 * shop's own leads nowhere.
 */
export function createRedirectResolver(
  rules: readonly RedirectRule[],
  origin: string,
): ResolveRedirect {
  const whole = new Map<string, RedirectRule>()
  const under: RedirectRule[] = []
  for (const rule of rules) {
    if (isOwnRoute(rule.from)) continue
    if (rule.from.endsWith(ALL_UNDER)) under.push(rule)
    else whole.set(rule.from, rule)
  }
  under.sort((a, b) => b.from.length - a.from.length)

  function ruleOf(path: string): RedirectRule | undefined {
    const found = whole.get(path)
    if (found || under.length === 0) return found
    return under.find(({ from }) => `${path}/`.startsWith(from.slice(0, -2)))
  }

  return (path) => {
    const passed = new Set<string>()
    const step = (at: string, before: RedirectTarget | null): RedirectTarget | 'circle' | null => {
      const rule = ruleOf(at)
      if (rule === undefined) return before
      passed.add(at)
      const to = fillTarget(rule, at)
      // One temporary step makes the whole chain temporary.
      const move: RedirectTarget = { to, status: before?.status === 302 ? 302 : rule.status }
      const next = localPathOf(to, origin)
      if (next === null) return move
      return passed.has(next) || passed.size > MAX_STEPS ? 'circle' : step(next, move)
    }
    return step(normalizePath(path), null)
  }
}

/** A path that a rule leads on, to try the rule with. */
export function samplePath({ from }: RedirectRule): string {
  return from.endsWith(ALL_UNDER) ? `${from.slice(0, -2)}x` : from
}
