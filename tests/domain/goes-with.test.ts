import { describe, expect, test } from 'vitest'
import { costsLittleBeside, goesWith, kindOf } from '@/lib/domain/goes-with'

const ARIA = 'گوشی موبایل نیکان مدل Aria 12 دو سیم‌کارت با صفحهٔ ۶٫۷ اینچی'
const ARIA_PRO = 'گوشی موبایل نیکان مدل Aria 12 Pro با دوربین تله'
const SABA = 'گوشی موبایل پارسه مدل Saba 3 با صفحهٔ ۶٫۵ اینچی'
const CASE = 'قاب سیلیکونی لوتوس مناسب گوشی نیکان Aria 12'

describe('what is made for a model', () => {
  test('goes with that model alone, seen from either of them', () => {
    expect(goesWith(CASE, ARIA)).toBe(true)
    expect(goesWith(ARIA, CASE)).toBe(true)
    expect(goesWith(CASE, SABA)).toBe(false)
    expect(goesWith(SABA, CASE)).toBe(false)
    expect(goesWith('قاب ضدضربهٔ لوتوس برای گوشی پارسه Saba 3', SABA)).toBe(true)
    expect(goesWith('قاب ضدضربهٔ لوتوس برای گوشی پارسه Saba 3', ARIA)).toBe(false)
  })

  test('does not go with a model that only begins as it does', () => {
    expect(goesWith(CASE, ARIA_PRO)).toBe(false)
    expect(goesWith('قاب کیفی چرم لوتوس مناسب گوشی نیکان Aria 12 Pro با جای کارت', ARIA)).toBe(
      false,
    )
  })

  test('leaves what names a model of its own for all', () => {
    expect(goesWith('شارژر دیواری تندر مدل Gan 65 با دو درگاه USB-C', SABA)).toBe(true)
    expect(goesWith('کیف مناسب سفر', SABA)).toBe(true)
    expect(goesWith('پایهٔ شارژ مدل Seh برای گوشی و ساعت با درگاه USB-C', SABA)).toBe(true)
  })
})

describe('what is for women or for men', () => {
  test('is not offered to the others', () => {
    expect(goesWith('پیراهن زنانه مدل Shabnam', 'کفش پیاده‌روی مردانهٔ گام مدل Sabok')).toBe(false)
    expect(goesWith('تی‌شرت پسرانه', 'کیف دخترانه')).toBe(false)
  })

  test('goes with its own kind, and with what is for all', () => {
    expect(goesWith('پیراهن زنانه مدل Shabnam', 'کفش زنانهٔ مدل Nasim')).toBe(true)
    expect(goesWith('پیراهن زنانه مدل Shabnam', 'عینک آفتابی زنانه و مردانه')).toBe(true)
    expect(goesWith('پیراهن زنانه مدل Shabnam', 'عطر مدل Baran')).toBe(true)
  })
})

test('a kind is the first word of a title, and two of one kind do not complete each other', () => {
  expect(kindOf('پالتوی پشمی زنانهٔ ترمه | پوشاک زنانه')).toBe('پالتو')
  expect(kindOf('پایهٔ شارژ')).toBe(kindOf('پایه'))
  expect(goesWith('شارژر دیواری تندر مدل Gan 65', 'شارژر فندکی تندر')).toBe(false)
  expect(goesWith('کابل تندر با درگاه USB-C', 'شارژر دیواری تندر مدل Gan 65')).toBe(true)
})

test('little beside a good is at most a fifth of its price', () => {
  expect(costsLittleBeside(1_790_000, 8_950_000)).toBe(true)
  expect(costsLittleBeside(3_157_000, 8_950_000)).toBe(false)
  expect(costsLittleBeside(20, 100)).toBe(true)
})
