// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProfilePictureField } from '@/components/account/profile-picture-field'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const inShop = (part: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const choose = (name: string) =>
  userEvent.upload(screen.getByLabelText('انتخاب عکس نمایه'), picture(name))

test('a file that no browser opens as a picture is refused before there is anything to cut', async () => {
  vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new Error('broken'))
  inShop(<ProfilePictureField image={null} />)
  await choose('broken.png')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'افزودن عکس' })).toHaveAccessibleDescription(
      /این فایل عکسی نیست که مرورگر بتواند باز کند/,
    ),
  )
  expect(screen.queryByRole('button', { name: 'ذخیرهٔ عکس' })).toBeNull()
})

test('a link asks before a chosen picture is lost, and not after it was put away', async () => {
  vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined)
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  inShop(
    <>
      <ProfilePictureField image={null} />
      <a href="/product-category">کالاها</a>
    </>,
  )
  await choose('me.png')
  const dismiss = await screen.findByRole('button', { name: 'انصراف' })
  expect(fireEvent.click(screen.getByRole('link', { name: 'کالاها' }))).toBe(false)
  expect(confirm).toHaveBeenCalledOnce()
  await userEvent.click(dismiss)
  fireEvent.click(screen.getByRole('link', { name: 'کالاها' }))
  expect(confirm).toHaveBeenCalledOnce()
})
