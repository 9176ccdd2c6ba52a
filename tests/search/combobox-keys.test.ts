import { describe, expect, test } from 'vitest'
import { resolveKeyAction, type ComboboxKeyState } from '@/components/search/use-search-combobox'

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
  ])('ArrowDown moves from row %i to %i, wrapping through the field', (index, next) => {
    expect(resolveKeyAction('ArrowDown', state({ activeIndex: index }))).toEqual({
      type: 'activate',
      index: next,
    })
    expect(resolveKeyAction('ArrowUp', state({ activeIndex: next }))).toEqual({
      type: 'activate',
      index,
    })
  })

  test('opens a closed list by an arrow key and moves nowhere in an empty one', () => {
    expect(resolveKeyAction('ArrowUp', state({ isOpen: false }))).toEqual({ type: 'open' })
    expect(resolveKeyAction('ArrowDown', state({ rowCount: 0 }))).toBeNull()
  })

  test('moves to the first and last row by Home and End, and leaves them to the browser in the field', () => {
    expect(resolveKeyAction('Home', state({ activeIndex: 1 }))).toEqual({
      type: 'activate',
      index: 0,
    })
    expect(resolveKeyAction('End', state({ activeIndex: 1 }))).toEqual({
      type: 'activate',
      index: 2,
    })
    expect(resolveKeyAction('Home', state())).toBeNull()
    expect(resolveKeyAction('End', state())).toBeNull()
  })

  test('closes by Escape, then clears, then leaves it to the browser', () => {
    expect(resolveKeyAction('Escape', state())).toEqual({ type: 'close' })
    expect(resolveKeyAction('Escape', state({ isOpen: false }))).toEqual({ type: 'clear' })
    expect(resolveKeyAction('Escape', state({ isOpen: false, isFilled: false }))).toBeNull()
    expect(resolveKeyAction('Escape', state({ isModal: true }))).toBeNull()
  })

  test('chooses the active row by Enter, and submits the form from the field', () => {
    expect(resolveKeyAction('Enter', state({ activeIndex: 0 }))).toEqual({ type: 'choose' })
    expect(resolveKeyAction('Enter', state())).toBeNull()
    expect(resolveKeyAction('Enter', state({ activeIndex: 0, isOpen: false }))).toBeNull()
  })

  test('returns to editing when the caret moves, and leaves other keys to the browser', () => {
    expect(resolveKeyAction('ArrowLeft', state({ activeIndex: 1 }))).toEqual({ type: 'edit' })
    expect(resolveKeyAction('ArrowLeft', state())).toBeNull()
    expect(resolveKeyAction('Tab', state({ activeIndex: 1 }))).toBeNull()
    expect(resolveKeyAction('گ', state({ activeIndex: 1 }))).toBeNull()
  })

  test('removes a recent search by Delete, and edits the text elsewhere', () => {
    expect(resolveKeyAction('Delete', state({ activeIndex: 1, isRecent: true }))).toEqual({
      type: 'forget',
    })
    expect(resolveKeyAction('Delete', state({ activeIndex: 1 }))).toEqual({ type: 'edit' })
    expect(resolveKeyAction('Delete', state())).toBeNull()
  })
})
