import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '@/components/ui/picture'

test('a picture says how wide it is drawn only where there are widths to choose from', () => {
  const stored = renderToStaticMarkup(
    <Picture src="/a-600.webp" avifSet="/a-300.avif 300w, /a-600.avif 600w" sizes="30vw" />,
  )
  expect(stored).toMatch(/<source [^>]*sizes="30vw"/)
  expect(stored).toMatch(/<img (?![^>]*sizes)[^>]*src="\/a-600\.webp"/)
  const uploaded = renderToStaticMarkup(
    <Picture src="/a.webp" srcSet="/a-360.webp 360w" sizes="30vw" />,
  )
  expect(uploaded).toMatch(/<img [^>]*srcSet="\/a-360\.webp 360w"[^>]*sizes="30vw"/)
})
