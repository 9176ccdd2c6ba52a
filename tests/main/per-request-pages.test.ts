import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { perRequestPages } from '@/lib/server/main/per-request-pages'

async function builtShop(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'vitrin-build-'))
  await mkdir(join(root, '.next'))
  const write = (file: string, data: unknown) =>
    writeFile(join(root, '.next', file), JSON.stringify(data))
  await write('app-path-routes-manifest.json', {
    '/(default)/page': '/',
    '/(blank)/auth/page': '/auth',
    '/(default)/product/[slug]/[[...stock]]/page': '/product/[slug]/[[...stock]]',
    '/filtered/product-category/[slug]/page': '/filtered/product-category/[slug]',
    '/api/[[...path]]/route': '/api/[[...path]]',
  })
  await write('prerender-manifest.json', {
    routes: { '/': {} },
    dynamicRoutes: { '/product/[slug]/[[...stock]]': {} },
  })
  await write('routes-manifest.json', {
    dynamicRoutes: [
      { page: '/api/[[...path]]', regex: '^/api(?:/(.+?))?(?:/)?$' },
      {
        page: '/filtered/product-category/[slug]',
        regex: '^/filtered/product\\-category/([^/]+?)(?:/)?$',
      },
      {
        page: '/product/[slug]/[[...stock]]',
        regex: '^/product/([^/]+?)(?:/(.+?))?(?:/)?$',
      },
    ],
  })
  return root
}

test('pages that the build did not prerender are rendered per request', async () => {
  const isPerRequest = perRequestPages(await builtShop())
  expect(isPerRequest('/auth')).toBe(true)
  expect(isPerRequest('/filtered/product-category/کفش')).toBe(true)
  expect(isPerRequest('/')).toBe(false)
  expect(isPerRequest('/product/کفش')).toBe(false)
  expect(isPerRequest('/product/کفش/12')).toBe(false)
  expect(isPerRequest('/api/products')).toBe(false)
  expect(isPerRequest('/no/such/page')).toBe(false)
})
