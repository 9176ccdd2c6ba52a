import { expect, test } from 'vitest'
import { cutOutScene } from '@/lib/scene-pictures'
import { objectImage, objectPictureUrl, responsiveImage } from '@/lib/picture-urls'

test('offers the first view of a good of the demo in three widths, with a WebP for browsers without AVIF', () => {
  expect(responsiveImage('/demo/goods/a-mug/grey-front-1200.avif')).toEqual({
    src: '/demo/goods/a-mug/grey-front-600.webp',
    avifSet: [
      '/demo/goods/a-mug/grey-front-300.avif 300w',
      '/demo/goods/a-mug/grey-front-600.avif 600w',
      '/demo/goods/a-mug/grey-front-1200.avif 1200w',
    ].join(', '),
  })
})

test('offers its other views, and the first one of another colour, in two widths', () => {
  expect(responsiveImage('/demo/goods/a-mug/red-front-900.avif')).toEqual({
    src: '/demo/goods/a-mug/red-front-300.webp',
    avifSet: '/demo/goods/a-mug/red-front-300.avif 300w, /demo/goods/a-mug/red-front-900.avif 900w',
  })
})

test('offers a scene as AVIF and as WebP, in two widths', () => {
  expect(responsiveImage('/demo/scenes/cover-tea-960.webp')).toEqual({
    src: '/demo/scenes/cover-tea-960.webp',
    srcSet: '/demo/scenes/cover-tea-480.webp 480w, /demo/scenes/cover-tea-960.webp 960w',
    avifSet: '/demo/scenes/cover-tea-480.avif 480w, /demo/scenes/cover-tea-960.avif 960w',
  })
  expect(cutOutScene('slide', 'tea').src).toBe('/demo/scenes/slide-tea-800.webp')
})

test('offers an upload in both of its widths', () => {
  expect(responsiveImage('/media/mug-960.webp')).toEqual({
    src: '/media/mug-960.webp',
    srcSet: '/media/mug-480.webp 480w, /media/mug-960.webp 960w',
  })
})

test('leaves every other picture as it is', () => {
  const src = '/demo/objects/phone-256.webp'
  expect(objectPictureUrl('phone')).toBe(src)
  expect(responsiveImage(src)).toEqual({ src })
  expect(responsiveImage('/media/a.webp')).toEqual({ src: '/media/a.webp' })
})

test('offers what stands for a category in two widths, whoever drew it', () => {
  expect(objectImage('phone')).toEqual({
    src: '/demo/objects/phone-256.webp',
    srcSet: '/demo/objects/phone-256.webp 256w, /demo/objects/phone-512.webp 512w',
  })
  const upload = '/media/mug-1440.webp'
  expect(objectImage(upload)).toEqual(responsiveImage(upload))
  expect(objectImage('')).toEqual({ src: '/icons/category.svg' })
})
