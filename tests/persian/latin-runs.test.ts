import { expect, test } from 'vitest'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import { isolateLatin, splitLatinRuns } from '@/lib/persian/latin-runs'

test('sets a lone word apart where it is wanted', () => {
  expect(splitLatinRuns('مدل Danesh با رم', true)).toEqual([
    { text: 'مدل ', isLatin: false },
    { text: 'Danesh', isLatin: true },
    { text: ' با رم', isLatin: false },
  ])
})

const isolated = (text: string) =>
  splitLatinRuns(text)
    .filter(({ isLatin }) => isLatin)
    .map((run) => run.text)

test.each([
  ['گوشی موبایل نیکان مدل Aria 12 Pro با دوربین', ['Aria 12 Pro']],
  ['۶٫۷ اینچ OLED، ۱۲۰ هرتز', ['OLED']],
  ['با دو درگاه USB-C و یک درگاه USB-A', ['USB-C', 'USB-A']],
  ['تلویزیون Karaneh 4K در سه اندازه', ['Karaneh 4K']],
  ['کتاب C++ برای همه', ['C++']],
  ['Wi-Fi 6، Bluetooth 5.3', ['Wi-Fi 6', 'Bluetooth 5.3']],
])('isolates the Latin names of «%s»', (text, runs) => {
  expect(isolated(text)).toEqual(runs)
  expect(
    splitLatinRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text)
})

test.each(['کیف چرم', '۱۲۸ گیگابایت', 'صفحهٔ OLED روشن', 'قهوهٔ 250 گرمی', ''])(
  'leaves «%s» as it is',
  (text) => expect(isolated(text)).toEqual([]),
)

test('isolates with marks where only text can stand', () => {
  expect(isolateLatin('«نیکان Aria 12» افزوده شد')).toBe('«نیکان \u2066Aria 12\u2069» افزوده شد')
})

test('keeps a model name in one run when its words may not be parted by a line', () => {
  const title = holdPhrases('گوشی موبایل نیکان مدل Aria 12 Pro')
  expect(isolated(title)).toEqual(['Aria 12\u00a0Pro'])
  expect(isolated(holdPhrases('گوشی موبایل نگار مدل Negar S8'))).toEqual(['Negar\u00a0S8'])
})
