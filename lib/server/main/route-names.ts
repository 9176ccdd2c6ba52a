import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contract } from '@/lib/contract/contract'

const pathsManifest = z.record(z.string(), z.string())
const FILE = /\.[a-z\d]+$/i

/** Of a path with `:name`, `[name]`, `[...names]` or `[[...names]]`. */
function patternOf(route: string): RegExp {
  const source = route
    .split('/')
    .slice(1)
    .map((part) => {
      if (part.startsWith('[[...')) return '(?:/.*)?'
      if (part.startsWith('[...')) return '/.+'
      if (part.startsWith(':') || part.startsWith('[')) return '/[^/]+'
      return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    })
    .join('')
  return new RegExp(`^${source}$`)
}

/** The exact before the open, so that a catch-all names what nothing else does. */
function openness(route: string): number {
  return (route.match(/[:[]/g) ?? []).length + (route.includes('[...') ? 10 : 0)
}

function pagesOf(root: string): string[] {
  const text = readFileSync(join(root, '.next', 'app-path-routes-manifest.json'), 'utf8')
  return Object.values(pathsManifest.parse(JSON.parse(text)))
}

/** The route of a path, from a list that does not grow with what strangers ask for. */
export function createRouteNames(root: string): (path: string) => string {
  const calls = ['/api/ready', ...Object.values(contract).map(({ path }) => path)]
  const routes = [...new Set([...calls, ...pagesOf(root)])].filter((route) => route !== '/')
  const patterns = routes
    .sort((a, b) => openness(a) - openness(b))
    .map((route) => ({ route, pattern: patternOf(route) }))
  return (path) => {
    if (path === '/') return '/'
    if (path.startsWith('/_next/')) return '/_next'
    if (path.startsWith('/media/') || path.startsWith('/api/media/')) return '/media'
    const found = patterns.find(({ pattern }) => pattern.test(path))?.route
    if (found !== undefined && !found.includes('[...')) return found
    return FILE.test(path) ? 'file' : (found ?? 'unknown')
  }
}
