// @in-a-window
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SuggestField } from '@/components/desk/ui/suggest-field'
import { fireEvent } from '@testing-library/react'
import { render, screen, userEvent } from '../kit/rendering'

const control = { id: 'town', 'aria-describedby': undefined, 'aria-invalid': undefined }

function Towns(props: Partial<Parameters<typeof SuggestField<string>>[0]>) {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SuggestField
      {...{ control, listLabel: 'شهرها', placeholder: 'شهر', isOpen, value: typed }}
      options={['یزد', 'قم', 'رشت'].filter((town) => town.includes(typed))}
      getKey={(town) => town}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onType={(text) => {
        setTyped(text)
        setIsOpen(true)
      }}
      onChoose={() => {}}
      {...props}
    >
      {(town) => town}
    </SuggestField>
  )
}

const field = () => screen.getByRole('combobox')

test('an arrow opens the list and names its first, and what stands over the page goes with the focus', async () => {
  const choose = vi.fn()
  render(<Towns onChoose={choose} />)
  field().focus()
  await userEvent.keyboard('{ArrowDown}')
  const first = screen.getByRole('option', { name: 'یزد' })
  expect(field()).toHaveAttribute('aria-activedescendant', first.id)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(choose).toHaveBeenCalledWith('قم')
  await userEvent.tab()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test('where what is typed may be meant itself, Enter goes on to the form until an arrow was pressed', async () => {
  const choose = vi.fn()
  render(<Towns onChoose={choose} />)
  await userEvent.type(field(), 'ق')
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  expect(choose).toHaveBeenCalledExactlyOnceWith('قم')
})

test('Enter takes nothing that answers other letters, nor what cannot be taken', async () => {
  const choose = vi.fn()
  const { rerender } = render(<Towns takesFirst isStale onChoose={choose} />)
  await userEvent.type(field(), 'ق{Enter}')
  rerender(<Towns takesFirst isDisabled={(town) => town === 'قم'} onChoose={choose} />)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('option', { name: 'قم' })).toHaveAttribute('aria-disabled', 'true')
  expect(choose).not.toHaveBeenCalled()
})

test('alt with an arrow is left to the row in which the field stands', async () => {
  render(<Towns />)
  field().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})
