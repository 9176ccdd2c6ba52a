import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { withoutPictures } from './e2e/kit/browser'
import { OPERATOR_KEY } from './e2e/kit/operator'

/** The workers load this file again and find what the first load chose. */
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_WORK_DIR ??= join(tmpdir(), `vitrin-e2e-${process.pid}`)
const port = process.env.E2E_PORT

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 3999))
    })
  })
}

const chromium = {
  ...devices['Desktop Chrome'],
  locale: 'fa-IR',
  timezoneId: 'Asia/Tehran',
  launchOptions: withoutPictures,
}
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }
const scriptless = '**/no-script.spec.ts'
const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)
/** Where the width changes nothing, or is set by the test, one width is enough: a phone's where people tap and type. */
const desktopOnly = specs(
  ...['versions', 'offline', 'troubles', 'test-bank', 'menus', 'screens', 'desk'],
  ...['every-page', 'customer-pages', 'purchase', 'desk-products', 'desk-import', 'desk-content'],
  ...[
    'shop-set-up',
    'desk-inbox',
    'desk-pages',
    'desk-orders',
    'product-layout',
    'product-bar',
    'category-landing',
  ],
)
const phoneOnly = specs(
  ...['account', 'blog', 'cart', 'cart-changes', 'forms', 'login', 'reviews', 'social', 'unsaved'],
  ...['add-to-cart', 'whole-purchase', 'narrow-lists', 'narrow-compare'],
)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine can drop one step in some thousands; what needed its second try is told, and three may.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker asks for cannot be answered by a test; the tests of the worker allow it.
    serviceWorkers: 'block',
    // What fails does so twice; writing down every test would cost each of them.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      testDir: 'e2e/pages',
      testIgnore: [...desktopOnly, scriptless],
      use: { ...chromium, ...phone },
    },
    {
      name: 'desktop',
      testDir: 'e2e/pages',
      testIgnore: [...phoneOnly, scriptless],
      // What no width changes is tested on the phone.
      grepInvert: /@any-width/,
      use: { ...chromium, ...desktop },
    },
    {
      name: 'no-script',
      testDir: 'e2e/pages',
      testMatch: scriptless,
      use: { ...chromium, ...phone, javaScriptEnabled: false },
    },
    { name: 'wire', testDir: 'e2e/wire', use: { ...chromium, ...desktop } },
    // Minutes long, as a key that died with its instance waits for one: `npm run test:instances`.
    ...(process.env.E2E_INSTANCES
      ? [{ name: 'instances', testDir: 'e2e/instances', use: { ...chromium, ...desktop } }]
      : []),
  ],
  webServer: {
    // What fills a shop is worth ten seconds: the shops of single tests open copies.
    command: 'npm run seed && cp -R "$DATA_DIR" "$DATA_DIR-demo" && npm start',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      DATA_DIR: join(process.env.E2E_WORK_DIR, 'data'),
      OPERATOR_KEY,
      // Each test comes from an address of its own, so that none uses up the limits of another.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
  },
})
