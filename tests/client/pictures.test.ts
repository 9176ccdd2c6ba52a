import { expect, test } from 'vitest'
import { objectPictureUrl, responsiveImage } from '@/lib/picture-urls'

test("offers a product's picture in both of its widths", () => {
  expect(responsiveImage('/demo/products/mug-1-640.webp')).toEqual({
    src: '/demo/products/mug-1-640.webp',
    srcSet: '/demo/products/mug-1-320.webp 320w, /demo/products/mug-1-640.webp 640w',
  })
})

test('leaves every other picture as it is', () => {
  const src = '/demo/objects/1f4f1-256.webp'
  expect(objectPictureUrl('1f4f1')).toBe(src)
  expect(responsiveImage(src)).toEqual({ src })
  expect(responsiveImage('/media/a.webp')).toEqual({ src: '/media/a.webp' })
})
