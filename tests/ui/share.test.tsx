// @in-a-window
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShareButton } from '@/components/ui/share-button'
import { ShareIcon } from '@/components/ui/page-icons'
import { listShareTargets } from '@/components/ui/share-sheet'
import { Toaster } from '@/components/ui/toaster'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const title = 'گوشی موبایل آریا مدل A55'
const path = '/product/گوشی-آریا'
const url = new URL(path, window.location.origin).href

function systemThat(share: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share }))
}

/** Loaded ahead, so that no test waits for a busy machine to read it. */
beforeAll(() => import('@/components/ui/share-sheet'))

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

async function openSheet() {
  const user = userEvent.setup()
  render(
    <>
      <ShareButton icon={<ShareIcon />} title={title} path={path} />
      <Toaster />
    </>,
  )
  const opener = screen.getByRole('button', { name: 'اشتراک‌گذاری' })
  await user.click(opener)
  return { user, opener }
}

describe('ShareButton', () => {
  test('shares the absolute address by the system where that can share', async () => {
    const share = vi.fn(async () => undefined)
    systemThat(share)
    await openSheet()
    expect(share).toHaveBeenCalledWith({ title, url })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('opens nothing when the shopper cancels the system’s sharing', async () => {
    systemThat(() => Promise.reject(new DOMException('', 'AbortError')))
    await openSheet()
    await expect(screen.findByRole('dialog', {}, { timeout: 300 })).rejects.toThrow()
  })

  test('opens a sheet of targets where the system cannot share', async () => {
    systemThat(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await openSheet()
    await screen.findByRole('dialog', { name: 'اشتراک‌گذاری' })
    expect(screen.getByRole('textbox', { name: 'پیوند' })).toHaveValue(url)
    const telegram = screen.getByRole('link', { name: /تلگرام/ })
    expect(telegram).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('copies the link, says so, closes and returns the focus', async () => {
    const { user, opener } = await openSheet()
    await user.click(await screen.findByRole('button', { name: 'کپی پیوند' }))
    await screen.findByText('پیوند کپی شد')
    expect(await navigator.clipboard.readText()).toBe(url)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  })

  test('selects the address in a browser that cannot copy', async () => {
    const { user } = await openSheet()
    const copy = await screen.findByRole('button', { name: 'کپی پیوند' })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(copy)
    await screen.findByText(/پیوند کپی نشد/)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'پیوند' })
    expect(field.selectionEnd).toBe(url.length)
  })
})

test('every share target receives the address once, escaped', () => {
  for (const { href } of listShareTargets({ title, url })) {
    expect(href).not.toMatch(/[\s+]/)
    expect(href.split(encodeURIComponent(url))).toHaveLength(2)
  }
})
