// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { useState } from 'react'
import { DescriptionField } from '@/components/desk/content/description-field'
import { act, render, screen, userEvent, within } from '../kit/rendering'

const inserted = vi.fn()
const commands = vi.fn<(command: string, isShown?: boolean, value?: string) => boolean>(() => true)
const changed = vi.fn<(html: string) => void>()

beforeEach(() => {
  vi.clearAllMocks()
  // As browsers of late do.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve())
  Object.assign(document, { execCommand: commands, queryCommandState: () => false })
})

function Field() {
  const [value, setValue] = useState('<p><br></p>')
  return (
    <DescriptionField
      title="متن"
      heading="h2"
      value={value}
      error={undefined}
      onChange={(html) => {
        changed(html)
        setValue(html)
      }}
      insertItems={[
        { label: 'کارت کالا', icon: null, onSelect: inserted },
        { label: 'جدول', icon: null, onSelect: () => undefined },
      ]}
    />
  )
}

const menu = () => screen.getByRole('listbox', { name: 'افزودن به متن' })

/** As the browser does with what is typed. */
function write(text: string) {
  const editor = screen.getByRole('textbox', { name: 'متن' })
  const [paragraph] = editor.children
  if (!paragraph) throw new Error('The text has no paragraph')
  act(() => {
    paragraph.textContent = text
    document.getSelection()?.collapse(paragraph.firstChild, text.length)
    editor.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  return editor
}

test('what is typed after the slash narrows what can be put in, and enter puts it in', async () => {
  render(<Field />)
  const editor = write('/')
  expect(
    within(menu())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['کارت کالا', 'جدول', 'تیتر', 'فهرست', 'فهرست شماره‌دار', 'نقل قول']])
  write('/کار')
  const option = within(menu()).getByRole('option')
  expect(option).toHaveTextContent('کارت کالا')
  expect(editor).toHaveAttribute('aria-activedescendant', option.id)
  editor.focus()
  await userEvent.keyboard('{Enter}')
  expect(inserted).toHaveBeenCalledOnce()
  expect(screen.queryByRole('listbox', { name: 'افزودن به متن' })).not.toBeInTheDocument()
  expect(changed.mock.lastCall?.[0]).not.toContain('/کار')
})

test('the paragraph itself becomes a heading from the same list', async () => {
  render(<Field />)
  write('/تیتر').focus()
  await userEvent.keyboard('{Enter}')
  expect(commands).toHaveBeenCalledWith('formatBlock', false, 'h2')
})

test('a slash within a sentence, and one that is followed by nothing known, stay text', () => {
  render(<Field />)
  write('قیمت/کیفیت')
  expect(screen.queryByRole('listbox', { name: 'افزودن به متن' })).not.toBeInTheDocument()
  write('/هیچ‌چیز')
  expect(screen.queryByRole('listbox', { name: 'افزودن به متن' })).not.toBeInTheDocument()
})

test('the kind of the paragraph is chosen from a list that says what it is', async () => {
  render(<Field />)
  const kind = screen.getByRole('combobox', { name: 'نوع بند' })
  expect(kind).toHaveDisplayValue('بند ساده')
  await userEvent.selectOptions(kind, 'زیرتیتر')
  expect(commands).toHaveBeenCalledWith('formatBlock', false, 'h3')
  expect(screen.getByRole('button', { name: 'پررنگ' })).toHaveAttribute(
    'title',
    expect.stringContaining('B'),
  )
})
