import { expect, test } from 'vitest'
import pictureLoader from '@/lib/pictures/loader'
import { objectPicture } from '@/lib/pictures/object-picture'

test('a small picture of a good is the small file, a large one the large', () => {
  const src = '/demo/products/mug-1-640.webp'
  expect(pictureLoader({ src, width: 320 })).toBe('/demo/products/mug-1-320.webp')
  expect(pictureLoader({ src, width: 384 })).toBe(src)
})

test('every other picture stays as it is', () => {
  const src = '/demo/objects/1f4f1-256.webp'
  expect(objectPicture('1f4f1')).toBe(src)
  expect(pictureLoader({ src, width: 64 })).toBe(src)
})
