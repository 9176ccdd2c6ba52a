// @in-a-window
import { afterEach, expect, test, vi } from 'vitest'
import { WiderScreenNote } from '@/components/desk/ui/wider-screen-note'
import { render, screen, userEvent } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

const button = () => screen.getByRole('button', { name: 'ارسال نشانی به دستگاه دیگر' })

test('what wants a wider screen sends its address there by the way of the system', async () => {
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  render(<WiderScreenNote text="ستون‌ها" />)
  await userEvent.click(button())
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: window.location.href }))
})

test('a device that cannot share copies the address', async () => {
  const user = userEvent.setup()
  renderToaster()
  render(<WiderScreenNote text="ستون‌ها" />)
  await user.click(button())
  expect(await screen.findByText(/نشانی این صفحه کپی شد/)).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(window.location.href)
})
