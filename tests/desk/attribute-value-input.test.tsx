// @in-a-window
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AttributeValueInput } from '@/components/desk/taxonomy/attribute-value-input'
import type { AttributeInput } from '@/lib/contract/desk/attributes'
import { render, screen, userEvent } from '../kit/rendering'

function Value({ input, begun }: { input: AttributeInput; begun: string }) {
  const [value, setValue] = useState(begun)
  return (
    <>
      <label htmlFor="value">مقدار</label>
      <AttributeValueInput
        control={{ id: 'value', 'aria-describedby': undefined, 'aria-invalid': undefined }}
        {...{ input, value, values: [], isRequired: false, className: undefined }}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

test('a number is stored with the unit that stands beside it, and a text with another one stays as it is', async () => {
  const input = { unit: 'گرم', choices: [] }
  const { unmount } = render(<Value input={input} begun="۶۱۰ گرم" />)
  const field = screen.getByLabelText('مقدار')
  expect(field).toHaveValue('۶۱۰')
  await userEvent.clear(field)
  await userEvent.type(field, '1.5')
  expect(screen.getByRole('status')).toHaveTextContent('۱٫۵ گرم')
  unmount()
  render(<Value input={input} begun="۱٫۱ کیلوگرم" />)
  expect(screen.getByLabelText('مقدار')).toHaveValue('۱٫۱ کیلوگرم')
})

test('a value is chosen of the list or is another, and one that the list has not is still read', async () => {
  render(<Value input={{ unit: '', choices: ['چرم', 'کتان'] }} begun="جیر" />)
  const field = screen.getByRole('combobox', { name: 'مقدار' })
  expect(field).toHaveValue('جیر')
  await userEvent.selectOptions(field, 'کتان')
  expect(screen.getByRole('status')).toHaveTextContent('کتان')
  await userEvent.selectOptions(field, 'مقدار دیگر…')
  const typed = screen.getByRole('combobox', { name: 'مقدار' })
  await userEvent.clear(typed)
  await userEvent.type(typed, 'نمد')
  expect(screen.getByRole('status')).toHaveTextContent('نمد')
})
