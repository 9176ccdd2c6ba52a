import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { setRedirect } from '@/lib/contract/content/redirects'
import { contract } from '@/lib/contract/contract'
import { createRedirectResolver } from '@/lib/domain/redirect-rules'

/** What is shown at an address that its owner chose, and that moves with it. */
const CONTENT = /^\/(?:blog|brand|festival|page|product|product-category|user)\//
const METADATA = new Map([
  ['manifest.ts', '/manifest.webmanifest'],
  ['robots.ts', '/robots.txt'],
])

function listRoutes(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  return files.flatMap((file) => {
    const metadata = METADATA.get(file)
    if (metadata !== undefined) return metadata
    if (!/(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file)) return []
    const parts = file.split('/').slice(0, -1)
    return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`
  })
}

const isLed = (from: string) =>
  setRedirect.body?.safeParse({ from, to: '/page/elsewhere' }).success === true &&
  createRedirectResolver(
    [{ from, to: '/page/elsewhere', status: 301 }],
    'https://shop.example',
  )(from.replace('/**', '/x')) !== null

const routes = listRoutes()
const fixed = routes.filter((route) => !route.includes('['))
const open = routes.filter((route) => route.includes('['))

describe('no redirect takes a route of the shop', () => {
  test('among them those that everybody knows', () => {
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/desk', '/desk/login', '/Cart', '/api/[[...path]]', '/about']),
    )
  })

  test.each(fixed)('%s, alone or with what lies under it', (route) => {
    expect(isLed(route)).toBe(false)
    expect(isLed(`${route === '/' ? '' : route}/**`)).toBe(false)
  })

  test.each(open.filter((route) => route !== '/[...path]'))('%s, all at once', (route) => {
    const folder = route.slice(0, route.indexOf('/['))
    expect(isLed(`${folder}/**`)).toBe(false)
    const address = `${folder}/old`
    expect(isLed(address)).toBe(CONTENT.test(address) && !address.startsWith('/blog/page/'))
  })

  test.each(readdirSync('public').map((name) => `/${name}`))('the file %s', (path) => {
    expect(isLed(path)).toBe(false)
  })

  test('any call of the API', () => {
    for (const { path } of Object.values(contract)) expect(isLed(path), path).toBe(false)
  })

  test.each(['/page/old', '/blog/old/**', '/mag/**', '/desktop', '/apiary', '/index.php'])(
    'while %s is free',
    (from) => expect(isLed(from)).toBe(true),
  )
})
