import { get } from 'node:http'
import { writeFileSync } from 'node:fs'

/** The very bytes and headers of an answer, still compressed. */
function rawAnswer(url) {
  return new Promise((resolve, reject) => {
    const call = get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
    })
    call.on('error', reject)
  })
}

export async function copyPages(shop, routes, file) {
  const pages = []
  for (const { path } of routes) {
    const { headers, body } = await rawAnswer(shop + path)
    for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'date']) {
      delete headers[name]
    }
    headers['content-length'] = String(body.length)
    pages.push({ path, headers, body: body.toString('base64') })
  }
  writeFileSync(file, JSON.stringify(pages))
}

async function post(url, body) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()).data
}

/** The public pages by what they are, with a category and a product that the shop has. */
export async function publicRoutes(shop) {
  const { children } = await post(`${shop}/api/getCategorySlug`, {})
  const { products } = await post(`${shop}/api/products`, { available: true })
  const { articles } = (await (await fetch(`${shop}/api/blog`)).json()).data
  const category = `/product-category/${encodeURIComponent(children[0].slug)}`
  return [
    { name: 'home', path: '/' },
    { name: 'categories', path: '/product-category' },
    { name: 'category', path: category },
    { name: 'filtered', path: `${category}?available=1&sort=cheapest` },
    { name: 'search', path: `/search?q=${encodeURIComponent('گوشی')}` },
    { name: 'product', path: `/product/${encodeURIComponent(products[0].slug)}` },
    { name: 'cart', path: '/Cart' },
    { name: 'blog', path: '/blog' },
    { name: 'article', path: `/blog/${encodeURIComponent(articles[0].slug)}` },
  ]
}
