// @in-a-window
import { useState, type ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Button } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Toaster } from '@/components/ui/toaster'
import { act, render, screen, userEvent } from '../kit/rendering'

type Loaded = { default: (props: { title: string }) => ReactNode }

function Sheet({ title }: { title: string }) {
  return <div role="dialog" aria-label={title} />
}

let hasLine: boolean
const load = vi.fn(async (): Promise<Loaded> => {
  if (hasLine) return { default: Sheet }
  throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
})

beforeEach(async () => {
  await import('@/components/ui/toast-stack')
  hasLine = false
  load.mockClear()
})
afterEach(() => act(() => toast.remove()))

describe('a lazy component that a press opens', () => {
  function Page({ part: Part = lazyComponent(load) }) {
    const [Once] = useState(() => Part)
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>نشانی تازه</Button>
        {open && <Once title="نشانی تازه" onLoadError={() => setOpen(false)} />}
        <Toaster />
      </>
    )
  }
  const press = () => userEvent.click(screen.getByRole('button', { name: 'نشانی تازه' }))

  test('shows a toast at every press without a connection, and opens with one', async () => {
    render(<Page />)
    await press()
    expect(await screen.findByText(/این بخش باز نشد/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press()
    expect(load).toHaveBeenCalledTimes(2)
    hasLine = true
    await press()
    expect(await screen.findByRole('dialog', { name: 'نشانی تازه' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('says that it is loading on a slow connection', async () => {
    load.mockImplementationOnce(() => new Promise(() => {}))
    render(<Page />)
    await press()
    expect(screen.getByText('در حال باز شدن…')).toBeInTheDocument()
    expect(screen.queryByText(/این بخش باز نشد/)).toBeNull()
  })

  test('renders at once the second time', async () => {
    hasLine = true
    const Part = lazyComponent(load)
    const { unmount } = render(<Part title="نشانی تازه" />)
    await screen.findByRole('dialog')
    unmount()
    render(<Part title="نشانی تازه" fallback="صبر" />)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('a lazy component within a page', () => {
  test('shows its fallback while it loads', async () => {
    hasLine = true
    const Part = lazyComponent(load, 'فرم شارژ')
    render(<Part title="شارژ" fallback={<p>جای فرم</p>} />)
    expect(screen.getByText('جای فرم')).toBeVisible()
    expect(await screen.findByRole('dialog', { name: 'شارژ' })).toBeVisible()
    expect(screen.queryByText('جای فرم')).toBeNull()
  })

  test('shows an error with its name when it cannot be fetched, and loads on a retry', async () => {
    const Part = lazyComponent(load, 'فرم شارژ')
    render(<Part title="شارژ" />)
    expect(await screen.findByRole('alert')).toHaveTextContent('فرم شارژ نیامد')
    hasLine = true
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  test('loads by itself when the connection is back', async () => {
    const Part = lazyComponent(load, 'فرم شارژ')
    render(<Part title="شارژ" />)
    await screen.findByRole('alert')
    hasLine = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  test('renders nothing when it fails and has no name', async () => {
    const Part = lazyComponent(load)
    const { container } = render(<Part title="دیده‌شده‌ها" fallback="صبر" />)
    await vi.waitFor(() => expect(container).toBeEmptyDOMElement())
  })
})
