import { describe, expect, test } from 'vitest'
import { resolveKeyAction, type ComboboxKeyState } from '@/components/search/combobox-keys'

const state = (given: Partial<ComboboxKeyState> = {}): ComboboxKeyState => ({
  activeIndex: -1,
  rowCount: 3,
  isOpen: true,
  isFilled: true,
  isRecent: false,
  isModal: false,
  ...given,
})

describe('the keys of the search field', () => {
  test.each([
    [-1, 0],
    [0, 1],
    [2, -1],
  ])('ArrowDown leads from %i to %i, through the field itself', (at, next) => {
    expect(resolveKeyAction('ArrowDown', state({ activeIndex: at }))).toEqual({
      do: 'point',
      at: next,
    })
    expect(resolveKeyAction('ArrowUp', state({ activeIndex: next }))).toEqual({ do: 'point', at })
  })

  test('an arrow opens a closed list and moves nowhere in an empty one', () => {
    expect(resolveKeyAction('ArrowUp', state({ isOpen: false }))).toEqual({ do: 'open' })
    expect(resolveKeyAction('ArrowDown', state({ rowCount: 0 }))).toBeNull()
  })

  test('Home and End are the first and last row, and the caret’s in the field', () => {
    expect(resolveKeyAction('Home', state({ activeIndex: 1 }))).toEqual({ do: 'point', at: 0 })
    expect(resolveKeyAction('End', state({ activeIndex: 1 }))).toEqual({ do: 'point', at: 2 })
    expect(resolveKeyAction('Home', state())).toBeNull()
    expect(resolveKeyAction('End', state())).toBeNull()
  })

  test('Escape closes, then empties, then is the browser’s', () => {
    expect(resolveKeyAction('Escape', state())).toEqual({ do: 'close' })
    expect(resolveKeyAction('Escape', state({ isOpen: false }))).toEqual({ do: 'empty' })
    expect(resolveKeyAction('Escape', state({ isOpen: false, isFilled: false }))).toBeNull()
    expect(resolveKeyAction('Escape', state({ isModal: true }))).toBeNull()
  })

  test('Enter chooses a row, and sends the form from the field', () => {
    expect(resolveKeyAction('Enter', state({ activeIndex: 0 }))).toEqual({ do: 'choose' })
    expect(resolveKeyAction('Enter', state())).toBeNull()
    expect(resolveKeyAction('Enter', state({ activeIndex: 0, isOpen: false }))).toBeNull()
  })

  test('moving the caret leaves the rows; other keys and Tab are the browser’s', () => {
    expect(resolveKeyAction('ArrowLeft', state({ activeIndex: 1 }))).toEqual({ do: 'edit' })
    expect(resolveKeyAction('ArrowLeft', state())).toBeNull()
    expect(resolveKeyAction('Tab', state({ activeIndex: 1 }))).toBeNull()
    expect(resolveKeyAction('گ', state({ activeIndex: 1 }))).toBeNull()
  })

  test('Delete forgets a search of the past, and edits the text elsewhere', () => {
    expect(resolveKeyAction('Delete', state({ activeIndex: 1, isRecent: true }))).toEqual({
      do: 'forget',
    })
    expect(resolveKeyAction('Delete', state({ activeIndex: 1 }))).toEqual({ do: 'edit' })
    expect(resolveKeyAction('Delete', state())).toBeNull()
  })
})
