// @in-a-window
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SheetCell } from '@/components/desk/products/sheet-cell'
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

test('a value taken with enter is taken once, though the focus leaves its cell', async () => {
  const onCommit = vi.fn<(value: number | null) => void>()
  render(
    <table>
      <tbody>
        {['یک', 'دو'].map((name) => (
          <tr key={name}>
            <td>
              <SheetCell label={name} column="price" value={20} onCommit={onCommit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  )
  const first = screen.getByRole('textbox', { name: 'یک' })
  await userEvent.clear(first)
  await userEvent.type(first, '30{Enter}')
  expect(screen.getByRole('textbox', { name: 'دو' })).toHaveFocus()
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(30)
  await userEvent.clear(first)
  await userEvent.type(first, '40')
  await userEvent.tab()
  expect(onCommit).toHaveBeenCalledTimes(2)
})

test('a cell of a form gives each keystroke, and escape brings back what was there', async () => {
  function Form() {
    const [value, setValue] = useState<number | null>(20)
    return (
      <>
        <SheetCell isLive label="قیمت" column="price" value={value} onCommit={setValue} />
        <output>{value}</output>
      </>
    )
  }
  render(<Form />)
  const cell = screen.getByRole('textbox', { name: 'قیمت' })
  const given = screen.getByRole('status')
  await userEvent.type(cell, '35')
  expect(given).toHaveTextContent(/^35$/)
  await userEvent.keyboard('.')
  expect(given).toHaveTextContent(/^20$/)
  await userEvent.keyboard('{Escape}')
  expect(cell).toHaveValue('۲۰')
  await userEvent.clear(cell)
  await userEvent.type(cell, '7{Escape}')
  expect(given).toHaveTextContent(/^20$/)
})
