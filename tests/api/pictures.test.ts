import { expect, test } from 'vitest'
import { objectPicture } from '@/lib/pictures/object-picture'
import { storedPicture } from '@/lib/pictures/stored-picture'

test('a picture of a good is offered in both of its widths', () => {
  expect(storedPicture('/demo/products/mug-1-640.webp')).toEqual({
    src: '/demo/products/mug-1-640.webp',
    srcSet: '/demo/products/mug-1-320.webp 320w, /demo/products/mug-1-640.webp 640w',
  })
})

test('every other picture stays as it is', () => {
  const src = '/demo/objects/1f4f1-256.webp'
  expect(objectPicture('1f4f1')).toBe(src)
  expect(storedPicture(src)).toEqual({ src })
  expect(storedPicture('/media/a.webp')).toEqual({ src: '/media/a.webp' })
})
