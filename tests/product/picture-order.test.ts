import { expect, test } from 'vitest'
import { selectPictures } from '@/components/product/picture-order'

const view = (url: string, colour: string | null) => ({
  ...{ url, colour, alt: '', width: 1600, height: 1600 },
})
const pictures = [
  view('black-front', 'مشکی'),
  view('black-camera', 'مشکی'),
  view('green-front', 'سبز'),
  view('box', null),
]
const urlsFor = (colour: string) => selectPictures(pictures, { رنگ: colour }).map(({ url }) => url)

test('a colour shows its own views and the common ones, and none of another colour', () => {
  expect(urlsFor('سبز')).toEqual(['green-front', 'box'])
  expect(urlsFor('مشکی')).toEqual(['black-front', 'black-camera', 'box'])
})

test('a colour without a view of its own is shown by the first', () => {
  expect(urlsFor('آبی')).toEqual(['black-front', 'black-camera', 'box'])
})
