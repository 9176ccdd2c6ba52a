// @in-a-window
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listHref } from '@/components/catalogue/list-query'
import Link, { compactHref } from '@/components/ui/link'
import { paths } from '@/lib/paths'
import { render, screen } from '../kit/rendering'

const ORIGIN = 'https://shop.example'

describe('the address of a link', () => {
  test('carries Persian letters as letters, and what an address cannot hold encoded', () => {
    render(<Link href={paths.product('گوشی ۵٪ & "دیدار"-x2')}>گوشی</Link>)
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      '/product/گوشی%20۵٪%20%26%20%22دیدار%22-x2',
    )
  })

  test('leads where the encoded one does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.array(fc.constantFrom(...'گوشی‌ها ۵٪,%&#?+/\\é'), { minLength: 1 }),
        (slug, letters) => {
          const text = letters.join('')
          for (const href of [
            paths.category(slug),
            paths.brand(text),
            listHref(paths.search, { q: text, properties: { [text]: [slug] } }),
            paths.loginThen(paths.product(text)),
          ])
            expect(new URL(compactHref(href), ORIGIN).href).toBe(new URL(href, ORIGIN).href)
        },
      ),
    )
  })
})
