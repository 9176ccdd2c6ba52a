import { describe, expect, test } from 'vitest'
import { keyAction, type FieldState } from '@/components/search/keys'

const state = (given: Partial<FieldState> = {}): FieldState => ({
  at: -1,
  rows: 3,
  open: true,
  filled: true,
  recent: false,
  modal: false,
  ...given,
})

describe('the keys of the search field', () => {
  test.each([
    [-1, 0],
    [0, 1],
    [2, -1],
  ])('ArrowDown leads from %i to %i, through the field itself', (at, next) => {
    expect(keyAction('ArrowDown', state({ at }))).toEqual({ do: 'point', at: next })
    expect(keyAction('ArrowUp', state({ at: next }))).toEqual({ do: 'point', at })
  })

  test('an arrow opens a closed list and moves nowhere in an empty one', () => {
    expect(keyAction('ArrowUp', state({ open: false }))).toEqual({ do: 'open' })
    expect(keyAction('ArrowDown', state({ rows: 0 }))).toBeNull()
  })

  test('Home and End are the first and last row, and the caret’s in the field', () => {
    expect(keyAction('Home', state({ at: 1 }))).toEqual({ do: 'point', at: 0 })
    expect(keyAction('End', state({ at: 1 }))).toEqual({ do: 'point', at: 2 })
    expect(keyAction('Home', state())).toBeNull()
    expect(keyAction('End', state())).toBeNull()
  })

  test('Escape closes, then empties, then is the browser’s', () => {
    expect(keyAction('Escape', state())).toEqual({ do: 'close' })
    expect(keyAction('Escape', state({ open: false }))).toEqual({ do: 'empty' })
    expect(keyAction('Escape', state({ open: false, filled: false }))).toBeNull()
    expect(keyAction('Escape', state({ modal: true }))).toBeNull()
  })

  test('Enter chooses a row, and sends the form from the field', () => {
    expect(keyAction('Enter', state({ at: 0 }))).toEqual({ do: 'choose' })
    expect(keyAction('Enter', state())).toBeNull()
    expect(keyAction('Enter', state({ at: 0, open: false }))).toBeNull()
  })

  test('moving the caret leaves the rows; other keys and Tab are the browser’s', () => {
    expect(keyAction('ArrowLeft', state({ at: 1 }))).toEqual({ do: 'edit' })
    expect(keyAction('ArrowLeft', state())).toBeNull()
    expect(keyAction('Tab', state({ at: 1 }))).toBeNull()
    expect(keyAction('گ', state({ at: 1 }))).toBeNull()
  })

  test('Delete forgets a search of the past, and edits the text elsewhere', () => {
    expect(keyAction('Delete', state({ at: 1, recent: true }))).toEqual({ do: 'forget' })
    expect(keyAction('Delete', state({ at: 1 }))).toEqual({ do: 'edit' })
    expect(keyAction('Delete', state())).toBeNull()
  })
})
