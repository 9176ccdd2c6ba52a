// @in-a-window
import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DeskSearch } from '@/components/desk/ui/list-tools'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/orders',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, replace: () => {} }),
}))

function openSearch() {
  const onSearch = vi.fn<(text: string) => void>()
  const address = { set: (_text: string) => {} }
  function List() {
    const [value, setValue] = useState('')
    address.set = setValue
    return <DeskSearch label="نام" {...{ value, onSearch }} fieldRef={createRef()} />
  }
  render(<List />)
  return { onSearch, address, field: screen.getByRole('searchbox', { name: 'نام' }) }
}

test('searches once by itself when the hand rests', async () => {
  const { onSearch, field } = openSearch()
  await userEvent.type(field, 'تهران')
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('تهران'))
  expect(onSearch).toHaveBeenCalledOnce()
})

test('searches at once by enter, and not again after it', async () => {
  const { onSearch, field } = openSearch()
  await userEvent.type(field, 'تهران{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('تهران')
  await userEvent.type(field, '، خیابان')
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('تهران، خیابان'))
  expect(onSearch).toHaveBeenCalledTimes(2)
})

test('keeps what was typed after a search whose address comes late', async () => {
  const { address, field } = openSearch()
  await userEvent.type(field, 'ته{Enter}')
  await userEvent.type(field, 'ران{Enter}')
  act(() => address.set('ته'))
  expect(field).toHaveValue('تهران')
  act(() => address.set('تهران'))
  act(() => address.set(''))
  expect(field).toHaveValue('')
})
