import { fetchedScripts } from './measure.mjs'

const DEMO_CUSTOMER = '09120000101'

async function post(url, body) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()).data
}

/** Only a demo shop tells the code. */
async function logIn(shop, mobile = DEMO_CUSTOMER) {
  const { demo_code: code } = await post(`${shop}/api/mobile-send-code`, { mobile })
  return post(`${shop}/api/mobile-verify-code`, { mobile, code })
}

const PAGES = [
  ...['', '/info', '/edit', '/edit-legal', '/password', '/address-list', '/favorites'],
  ...['/comments', '/tickets', '/ticket-info?id=2', '/charge-credit'],
  ...['/orders/waiting-payment', '/orders/ongoing-orders', '/orders/delivered'],
  ...['/orders/returned', '/orders/canceled', '/orders/order-info?id=1'],
  ...['/orders/order-return?id=1', '/orders/order-print?id=1', '/orders/order-refer-info?id=12'],
].map((page) => `/profile${page}`)

/** The page's browser belongs to the demo customer, and has seen home already. */
async function arrive(browser, shop, { token, user }) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'vitrin', value: token, url: shop }])
  const data = { id: user.id, token, isUser: true, info: { name: '' } }
  await context.addInitScript(
    (stored) => localStorage.setItem('vitrin:user', stored),
    JSON.stringify({ version: 1, data }),
  )
  return context
}

async function weigh(browser, shop, customer, path) {
  const context = await arrive(browser, shop, customer)
  const page = await context.newPage()
  const home = new Set((await fetchedScripts(page, `${shop}/`)).map(({ url }) => url))
  const fetched = await fetchedScripts(page, shop + path)
  if (new URL(page.url()).pathname !== path.split('?')[0]) {
    throw new Error(`${path} led to ${page.url()}`)
  }
  await context.close()
  const added = fetched.filter(({ url }) => !home.has(url))
  return added.reduce((bytes, script) => bytes + script.bytes, 0)
}

/** What each page of the account makes a browser fetch beyond what home has loaded, compressed. */
export async function* accountWeights(browser, shop) {
  const customer = await logIn(shop)
  for (const [at, path] of PAGES.entries()) {
    // The first visit has the scripts packed that the second one weighs.
    await weigh(browser, shop, customer, path)
    const beyondHome = await weigh(browser, shop, customer, path)
    yield { path, beyondHome, left: PAGES.length - at - 1 }
  }
}
