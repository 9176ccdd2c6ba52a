// @in-a-window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RouteError } from '@/components/layout/route-error'
import { act, render, screen, userEvent } from '../kit/rendering'

const reload = vi.fn<() => void>()
const lost = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => void vi.restoreAllMocks())

test('shows the error in two languages and tries again', async () => {
  const retry = vi.fn<() => void>()
  render(<RouteError error={new Error('x')} retry={retry} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('این صفحه آماده نشد')
  expect(screen.getByText('Internal Server Error')).toHaveAttribute('lang', 'en')
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that cannot be loaded reloads the page once in ten seconds', () => {
  render(<RouteError error={lost} retry={() => {}} />).unmount()
  render(<RouteError error={lost} retry={() => {}} />)
  expect(reload).toHaveBeenCalledOnce()
})

test('a lost chunk is not called a fault of the server, and the shopper can reload again', async () => {
  const retry = vi.fn<() => void>()
  render(<RouteError error={lost} retry={retry} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('بخشی از این صفحه نرسید')
  expect(screen.queryByText('Internal Server Error')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(reload).toHaveBeenCalledTimes(2)
  expect(retry).not.toHaveBeenCalled()
})

test('a lost chunk waits for the connection before it reloads', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<RouteError error={lost} retry={() => {}} />)
  expect(reload).not.toHaveBeenCalled()
  expect(await screen.findByRole('alert')).toHaveTextContent('این صفحه به اینترنت نیاز دارد')
  expect(screen.queryByText('Internal Server Error')).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
})
