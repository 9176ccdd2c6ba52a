// @in-a-window
import { afterEach, expect, test } from 'vitest'
import { Announcement } from '@/components/layout/announcement'
import { shopStore } from '@/stores/shop'
import { act, render, screen } from '../kit/rendering'

const text = 'ارسال رایگان برای خرید بالای ۸۰۰,۰۰۰ تومان؛ در تهران، تا ساعت ۱۴، همان روز'
const live = (name: string) =>
  act(() => shopStore.set(() => ({ city: { id: 1, name, state: 'گیلان' } })))

afterEach(() => act(() => shopStore.set(() => ({ city: null }))))

test('what is announced of a city is said to those who live there or have not chosen', () => {
  render(<Announcement text={text} />)
  expect(screen.getByText(text)).toBeVisible()
  live('تهران')
  expect(screen.getByText(text)).toBeVisible()
  live('رشت')
  expect(screen.getByText('ارسال رایگان برای خرید بالای ۸۰۰,۰۰۰ تومان')).toBeVisible()
})
