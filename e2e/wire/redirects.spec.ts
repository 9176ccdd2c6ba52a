import { createServer } from 'node:http'
import { setRedirect } from '@/lib/contract/content/redirects'
import { asOperator } from '../kit/operator'
import { expect, test } from '../kit/own-shop-test'

const headers = asOperator

test.describe.configure({ mode: 'serial' })

test('a rule redirects a stored page at the next request, until it is removed', async ({
  request,
}) => {
  const lead = (to: string | null) =>
    request.post(setRedirect.path, { headers, data: { from: '/page/careers', to } })
  const visit = () => request.get('/page/careers?ref=1', { maxRedirects: 0 })
  const plain = () => request.get('/page/careers', { maxRedirects: 0 })

  expect((await plain()).status()).toBe(200)
  expect((await plain()).headers()['x-nextjs-cache']).toBe('HIT')
  expect((await lead('/about')).ok()).toBe(true)
  expect((await plain()).status()).toBe(301)
  expect((await plain()).headers().location).toBe('/about')
  expect((await visit()).headers().location).toBe('/about?ref=1')
  expect((await request.head('/page/careers', { maxRedirects: 0 })).status()).toBe(301)
  await lead(null)
  expect((await plain()).status()).toBe(200)
})

test('a link inside the shop follows a rule without loading the page anew', async ({ page }) => {
  const lead = (to: string | null) =>
    page.request.post(setRedirect.path, { headers, data: { from: '/page/shipping', to } })
  await lead('/page/returns')
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'روش‌های ارسال' }).click()
  await expect(page).toHaveURL(/\/page\/returns$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مرجوع کردن')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await lead(null)
})

/** Another origin than the shop's, whose pages all say who they are. */
async function openOtherSite() {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('<title>بیرون</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/pay`, close: () => server.close() }
}

test('a rule to another site loads that site, from a link too', async ({ page }) => {
  const lead = (to: string | null) =>
    page.request.post(setRedirect.path, { headers, data: { from: '/page/payment', to } })
  const other = await openOtherSite()
  expect((await lead(other.url)).ok()).toBe(true)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'روش‌های پرداخت' }).click()
  await expect(page).toHaveURL(other.url)
  await expect(page).toHaveTitle('بیرون')
  await lead(null)
  other.close()
})
