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

test('a picture of the first screen is painted with what stands around it, others when they are read', () => {
  const decoding = (isPriority: boolean) =>
    /decoding="(\w+)"/.exec(renderToStaticMarkup(<Picture src="/a.webp" isPriority={isPriority} />))
  expect(decoding(true)?.[1]).toBe('sync')
  expect(decoding(false)?.[1]).toBe('async')
})
