// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { hardNavigate, NavigationError } from '@/lib/client/hard-navigate'

const BANK = 'https://bank.example/pay?token=1'
const assign = vi.fn<(href: string) => void>()
const replace = vi.fn<(href: string) => void>()

beforeEach(() => {
  assign.mockClear()
  replace.mockClear()
  vi.stubGlobal('location', { origin: 'http://localhost:3000', assign, replace })
})

test('another site opens where it is allowed, and throws where it is not', () => {
  hardNavigate(BANK, { isExternal: true })
  expect(assign).toHaveBeenCalledWith(BANK)
  expect(() => hardNavigate(BANK)).toThrow(NavigationError)
})

test('a page of this shop is opened, or takes the place of this one', () => {
  hardNavigate('/Cart')
  expect(assign).toHaveBeenCalledWith('/Cart')
  hardNavigate('/auth', { shouldReplace: true })
  expect(replace).toHaveBeenCalledWith('/auth')
})
