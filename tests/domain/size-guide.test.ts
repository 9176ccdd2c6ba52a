import { expect, test } from 'vitest'
import {
  findFittingSize,
  findSizeGuideError,
  guideOfSizes,
  measurableColumns,
  parseMeasure,
  parseSizeGuide,
} from '@/lib/domain/size-guide'

const shoes = {
  columns: ['اندازه', 'طول پا', 'قالب'],
  rows: [
    ['۴۰', '۲۵ تا ۲۵٫۲', 'باریک'],
    ['۴۱', '۲۵٫۸', 'معمولی'],
  ],
  note: 'عصر بگیرید.',
}

test.each([
  [
    'typed with commas',
    'اندازه، طول پا، قالب\n۴۰، ۲۵ تا ۲۵٫۲، باریک\n۴۱، ۲۵٫۸، معمولی\n\nعصر بگیرید.',
  ],
  [
    'copied from a sheet',
    'اندازه\tطول پا\tقالب\r\n۴۰\t۲۵ تا ۲۵٫۲\tباریک\r\n۴۱\t۲۵٫۸\tمعمولی\r\n \r\nعصر بگیرید.\r\n',
  ],
])('a size guide is read as it was %s', (_, text) => {
  expect(findSizeGuideError(text)).toBeNull()
  expect(parseSizeGuide(text)).toEqual(shoes)
})

test.each([
  ['اندازه، دور سینه', 'دست‌کم یک سطر'],
  ['اندازه\n۳۸', 'دست‌کم دو ستون'],
  ['اندازه، سینه\n۳۸، ۸۸، ۷۰', 'سطر «۳۸، ۸۸، ۷۰»'],
  ['اندازه، سینه\n۳۸،', 'سطر «۳۸، »'],
  ['اندازه،\n۳۸، ۷۰', 'یک عنوان'],
  [`اندازه، سینه${'\n۳۸، ۸۸'.repeat(31)}`, 'بزرگ‌تر'],
])('%j is refused with its reason', (text, reason) => {
  expect(findSizeGuideError(text)).toContain(reason)
})

test('the smallest size into which a measure fits is found, in Persian writing of halves too', () => {
  const measures = ['25.2', '۲۵٫۵', '۲۵/۵ سانتی‌متر', '۲۶'].map((text) => parseMeasure(text) ?? 0)
  expect(measures).toEqual([25.2, 25.5, 25.5, 26])
  expect(measures.map((measure) => findFittingSize(shoes, 1, measure))).toEqual([
    ...['۴۰', '۴۱', '۴۱'],
    null,
  ])
  expect(parseMeasure('بلند')).toBeNull()
  expect(measurableColumns(shoes)).toEqual([1])
})

test('only sizes that a product has are shown, however their digits are written', () => {
  expect(guideOfSizes(shoes, ['41', 'XL'])?.rows).toEqual([shoes.rows[1]])
  expect(guideOfSizes(shoes, ['XL'])).toBeNull()
})
