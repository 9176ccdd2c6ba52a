// @in-a-window
import { afterEach, expect, test } from 'vitest'
import { Announcement } from '@/components/layout/announcement'
import { splitAnnouncement } from '@/lib/domain/announcement'
import { shopStore } from '@/stores/shop'
import { act, render } from '../kit/rendering'

const CITIES = ['تهران', 'کرج', 'رشت', 'قم', 'بهار', 'بویین و میاندشت']
const live = (name: string) =>
  act(() => shopStore.set(() => ({ city: { id: 1, name, state: 'گیلان' } })))
const shownOf = (text: string) => {
  const { container, unmount } = render(<Announcement parts={splitAnnouncement(text, CITIES)} />)
  const shown = container.textContent
  unmount()
  return shown
}

afterEach(() => act(() => shopStore.set(() => ({ city: null }))))

test.each([
  ['ارسال رایگان؛ در تهران، تا ساعت ۱۴، همان روز', ['تهران']],
  ['ارسال رایگان؛ در شهر تهران، همان روز', ['تهران']],
  ['ارسال رایگان؛ در تهران و کرج: همان روز', ['تهران', 'کرج']],
  ['ارسال رایگان؛ در تهران، کرج و قم، همان روز', ['تهران', 'کرج', 'قم']],
  ['ارسال رایگان؛ در بویین و میاندشت، همان روز', ['بویین و میاندشت']],
])('what «%s» says of %j is said to those who live there or have not chosen', (text, named) => {
  expect(shownOf(text)).toBe(text)
  for (const city of named) {
    live(city)
    expect(shownOf(text)).toBe(text)
  }
  live('رشت')
  expect(shownOf(text)).toBe('ارسال رایگان')
})

test.each([
  'در جشنوارهٔ یلدا همهٔ کالاها تا ۳۰٪ ارزان‌تر است',
  'در همهٔ شهرها ارسال رایگان است؛ در تعطیلات نوروز سفارش‌ها از ۱۴ فروردین می‌رود',
  'پشتیبانی تا ۱۲ شب؛ در خرید بالای یک میلیون، ارسال رایگان',
  'پشتیبانی تا ۱۲ شب؛ در بهار ۱۴۰۶، ارسال رایگان',
  'پشتیبانی تا ۱۲ شب؛ در قمصر، گلاب تازه',
  'در تهران، همان روز',
])('«%s» is read to everybody, whichever city was chosen', (text) => {
  live('رشت')
  expect(shownOf(text)).toBe(text)
})
