// @in-a-window
import { configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useLoginRequest } from '@/components/auth/login-request'
import { NotifyButton, NotifySizesButton } from '@/components/catalogue/notify-button'
import { Toaster } from '@/components/ui/toaster'
import {
  cancelStockNotice,
  getStockNotices,
  notifyStock,
} from '@/lib/contract/product/stock-notices'
import { resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'

// A machine that does much else takes its time with what is loaded on use.
configure({ asyncUtilTimeout: 5_000 })

const shop = fakeApi()
const received: string[] = []
const unsubscribed = { name: 'موجود شد خبرم کن' }
const subscribed = { name: /^خبرتان می‌کنیم\s*لغو$/ }
let stockId = 100

const noticesOf = (...stock_ids: number[]) =>
  shop.on(getStockNotices, () => {
    received.push('read')
    return { data: { stock_ids } }
  })

afterEach(() => {
  toast.remove()
})

beforeEach(() => {
  stockId += 1
  received.length = 0
  useLoginRequest.setState({ request: null })
  resetUser()
  noticesOf()
  shop.on(notifyStock, ({ body }) => {
    received.push(`subscribe ${JSON.stringify(body)}`)
    return { data: { ok: true as const } }
  })
  shop.on(cancelStockNotice, ({ params }) => {
    received.push(`unsubscribe ${String(params['stock_id'])}`)
    return { data: { ok: true as const } }
  })
})

function renderButtons() {
  render(
    <>
      <NotifyButton productId={stockId} stockId={stockId} />
      <NotifyButton productId={stockId} stockId={stockId} />
      <Toaster />
    </>,
  )
}

function firstButton() {
  const [button] = screen.getAllByRole('button')
  if (!button) throw new Error('There is no button.')
  return button
}

describe('the button that asks for a notice when a product is in stock', () => {
  test('asks a guest to log in, and sends nothing', async () => {
    renderButtons()
    await userEvent.click(firstButton())
    await waitFor(() => expect(useLoginRequest.getState().request?.reason).toContain('وارد شوید'))
    expect(received).toEqual([])
  })

  test('confirms on every button of the page once the shop has answered', async () => {
    markLoggedIn('token')
    renderButtons()
    await userEvent.click(firstButton())
    expect(await screen.findAllByRole('button', subscribed)).toHaveLength(2)
    expect(await screen.findByText('باشد؛ وقتی موجود شد با پیامک خبرتان می‌کنیم.')).toBeVisible()
    expect(received).toEqual(['read', `subscribe {"stock_id":${stockId}}`])
  })

  test('is busy with its old label until the shop has answered', async () => {
    markLoggedIn('token')
    const answers: (() => void)[] = []
    shop.on(notifyStock, async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return { data: { ok: true as const } }
    })
    renderButtons()
    await userEvent.click(firstButton())
    await waitFor(() => expect(answers).toHaveLength(1))
    for (const button of screen.getAllByRole('button', unsubscribed))
      expect(button).toHaveAttribute('aria-busy', 'true')
    answers[0]?.()
    expect(await screen.findAllByRole('button', subscribed)).toHaveLength(2)
  })

  test('cancels the notice with the next press, and asks for it again with another', async () => {
    markLoggedIn('token')
    noticesOf(stockId)
    renderButtons()
    await screen.findAllByRole('button', subscribed)
    await userEvent.click(firstButton())
    expect(await screen.findAllByRole('button', unsubscribed)).toHaveLength(2)
    expect(received).toEqual(['read', `unsubscribe ${stockId}`])
    await userEvent.click(firstButton())
    expect(await screen.findAllByRole('button', subscribed)).toHaveLength(2)
  })

  test('keeps the notice when it cannot be cancelled, and says why', async () => {
    markLoggedIn('token')
    const sentence = 'هم‌اکنون نمی‌شود.'
    noticesOf(stockId)
    shop.fails(cancelStockNotice, { status: 412, error: sentence })
    renderButtons()
    await screen.findAllByRole('button', subscribed)
    await userEvent.click(firstButton())
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getAllByRole('button', subscribed)).toHaveLength(2)
  })

  test('shows a notice that was asked for before, read once for the whole page', async () => {
    markLoggedIn('token')
    noticesOf(stockId)
    renderButtons()
    expect(await screen.findAllByRole('button', subscribed)).toHaveLength(2)
    expect(received).toEqual(['read'])
  })

  test('shows the sentence of the shop when it rejects the notice', async () => {
    markLoggedIn('token')
    const sentence = 'این کالا همین حالا موجود است.'
    shop.fails(notifyStock, { status: 412, error: sentence })
    renderButtons()
    await userEvent.click(firstButton())
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getAllByRole('button', unsubscribed)).toHaveLength(2)
  })

  test("does not show one customer's notice to the next on the same page", async () => {
    act(() => userStore.set(() => ({ id: 1, token: 'token-1', isUser: true })))
    noticesOf(stockId)
    renderButtons()
    expect(await screen.findAllByRole('button', subscribed)).toHaveLength(2)
    act(() => userStore.set(() => ({ id: 2, token: 'token-2' })))
    expect(screen.getAllByRole('button', unsubscribed)).toHaveLength(2)
  })

  test('asks for the sizes of what is worn, and subscribes to those that are ticked', async () => {
    markLoggedIn('token')
    const sizes = ['S', 'M', 'L'].map((value, at) => ({ value, stockId: stockId * 1000 + at }))
    render(
      <>
        <NotifySizesButton productId={stockId} name="اندازه" sizes={sizes} />
        <Toaster />
      </>,
    )
    await userEvent.click(firstButton())
    const open = async () =>
      within(await screen.findByRole('dialog', { name: 'کدام اندازه را خبر بدهیم؟' }))
    const sheet = await open()
    expect(sheet.getByRole('button', { name: 'ابتدا اندازه را انتخاب کنید' })).toBeDisabled()
    await userEvent.click(sheet.getByRole('checkbox', { name: 'S' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: 'L' }))
    await userEvent.click(sheet.getByRole('button', { name: 'خبرم کن' }))
    const changing = { name: /^خبرتان می‌کنیم\s*تغییر$/ }
    await userEvent.click(await screen.findByRole('button', changing))
    expect(received.slice(1)).toEqual([
      `subscribe {"stock_id":${stockId}000}`,
      `subscribe {"stock_id":${stockId}002}`,
    ])
    expect(await screen.findAllByText('باشد؛ وقتی موجود شد با پیامک خبرتان می‌کنیم.')).toHaveLength(
      1,
    )

    const again = await open()
    expect(again.getByRole('checkbox', { name: 'L' })).toBeChecked()
    await userEvent.click(again.getByRole('checkbox', { name: 'S' }))
    await userEvent.click(again.getByRole('button', { name: 'خبرم کن' }))
    await waitFor(() => expect(received.at(-1)).toBe(`unsubscribe ${stockId}000`))
    expect(await screen.findByRole('button', changing)).toBeVisible()
  })
})
