// @in-a-window
import { expect, test, vi } from 'vitest'
import { SheetCell } from '@/components/desk/sheet-cell'
import { render, screen, userEvent } from '../kit/rendering'

function openCell() {
  const onCommit = vi.fn<(value: number | null) => void>()
  render(<SheetCell label="قیمت" column="price" value={20} onCommit={onCommit} />)
  return { cell: screen.getByRole('textbox', { name: 'قیمت' }), onCommit }
}

test.each(['-5', '۱٫۵', '1.5'])(
  'a cell takes no whole number out of «%s», and says so',
  async (typed) => {
    const { cell, onCommit } = openCell()
    await userEvent.clear(cell)
    await userEvent.type(cell, `${typed}{Enter}`)
    await userEvent.tab()
    expect(onCommit).not.toHaveBeenCalled()
    expect(cell).toBeInvalid()
    expect(cell).toHaveAttribute('title', 'عدد را بدون منفی و بی‌اعشار بنویسید.')
    await userEvent.type(cell, '{Escape}')
    expect(cell).toHaveValue('۲۰')
  },
)

test('a cell takes digits of any keyboard, with commas', async () => {
  const { cell, onCommit } = openCell()
  await userEvent.clear(cell)
  await userEvent.type(cell, '۱,2۵۰{Enter}')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(1_250)
})
