// @in-a-window
import { describe, expect, test, vi } from 'vitest'
import { Button, ButtonLink } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { render, screen, userEvent } from '../kit/rendering'

describe('Button', () => {
  test('calls its handler when pressed with the pointer or the keyboard', async () => {
    const onClick = vi.fn()
    render(<Button onClick={onClick}>افزودن به سبد خرید</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'افزودن به سبد خرید' }))
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  test('keeps the focus, says that it is busy and does nothing while busy', async () => {
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>پرداخت</Button>)
    const button = screen.getByRole('button', { name: 'پرداخت' })
    button.focus()
    rerender(
      <Button onClick={onClick} isBusy>
        پرداخت
      </Button>,
    )
    await userEvent.click(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(onClick).not.toHaveBeenCalled()
  })

  test('does not submit its form again while busy', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy>
          ثبت دیدگاه
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'ثبت دیدگاه' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('is a link when it has an address', () => {
    render(<ButtonLink href="/cart">رفتن به سبد خرید</ButtonLink>)
    expect(screen.getByRole('link', { name: 'رفتن به سبد خرید' })).toHaveAttribute('href', '/cart')
  })

  test('has an accessible name when it shows an icon only', () => {
    render(<IconButton label="جستجو">⌕</IconButton>)
    expect(screen.getByRole('button', { name: 'جستجو' })).toBeVisible()
  })
})
