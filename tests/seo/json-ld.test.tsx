import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from '@/lib/seo/structured-data'

const titled = (name: string) => ({ '@type': 'Product', name })

test('structured data stands in the markup, and what the browser is sent of it is a name', () => {
  const element = JsonLd({ data: titled('گوشی </script>') })
  expect(Object.keys(element.props)).toEqual(['id'])
  expect(JSON.stringify(element.props)).not.toContain('گوشی')
  const html = renderToStaticMarkup(element)
  const [, text = ''] =
    /^<script[^>]* type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? []
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(titled('گوشی </script>'))
})

test('each page has its own, however many are drawn at a time', () => {
  const elements = Array.from({ length: 300 }, (_, index) =>
    JsonLd({ data: titled(`کالای ${index}`) }),
  )
  const [first] = elements
  expect(first && renderToStaticMarkup(first)).toContain('"کالای 0"')
  expect(new Set(elements.map(({ props }) => JSON.stringify(props))).size).toBe(300)
})
