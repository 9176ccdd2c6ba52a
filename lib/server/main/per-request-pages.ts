import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const route = z.object({ page: z.string(), regex: z.string() })
const routesManifest = z.object({ dynamicRoutes: z.array(route) })
const pathsManifest = z.record(z.string(), z.string())
const prerenderManifest = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.unknown()),
})

/** Which paths Next renders for each request, by the manifests of the build. */
export function perRequestPages(root: string): (pathname: string) => boolean {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(root, '.next', file), 'utf8'))
  const paths = pathsManifest.parse(read('app-path-routes-manifest.json'))
  const prerendered = prerenderManifest.parse(read('prerender-manifest.json'))
  const { dynamicRoutes } = routesManifest.parse(read('routes-manifest.json'))

  const pages = new Set(Object.keys(paths).flatMap((file) => pageOf(file, paths[file])))
  const isAhead = (page: string) => page in prerendered.routes || page in prerendered.dynamicRoutes
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))

  return (pathname) => {
    if (pages.has(pathname)) return !isAhead(pathname)
    const match = patterns.find(({ regex }) => regex.test(pathname))
    return match !== undefined && pages.has(match.page) && !isAhead(match.page)
  }
}

function pageOf(file: string, page: string | undefined): string[] {
  return page !== undefined && file.endsWith('/page') ? [page] : []
}
