// @in-a-window
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findCommands } from '@/components/desk/layout/command-palette'
import {
  keySigns,
  useCommandKeys,
  useCommands,
  type DeskCommand,
} from '@/components/desk/ui/desk-commands'

const command = (
  title: string,
  keys: string,
  run = vi.fn(),
): DeskCommand & { run: typeof run } => ({
  ...{ id: title, title, keys, group: 'آزمون', run },
})

function Desk({ commands }: { commands: DeskCommand[] }) {
  useCommands(commands)
  useCommandKeys()
  return <input aria-label="یادداشت" />
}

afterEach(cleanup)

test('a key is known by its place, whatever letter the layout gives it', () => {
  const next = command('ردیف بعد', 'KeyJ')
  render(<Desk commands={[next]} />)
  fireEvent.keyDown(document.body, { code: 'KeyJ', key: 'ت' })
  expect(next.run).toHaveBeenCalledTimes(1)
})

test('a key of two strokes waits for the second, and a field keeps its letters', () => {
  const orders = command('سفارش‌ها', 'KeyG KeyO')
  const palette = command('فرمان', 'Mod+KeyK')
  render(<Desk commands={[orders, palette]} />)
  fireEvent.keyDown(document.body, { code: 'KeyO' })
  const field = screen.getByRole('textbox')
  for (const code of ['KeyG', 'KeyO']) fireEvent.keyDown(field, { code })
  expect(orders.run).not.toHaveBeenCalled()
  for (const code of ['KeyG', 'KeyO']) fireEvent.keyDown(document.body, { code })
  expect(orders.run).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(field, { code: 'KeyK', ctrlKey: true })
  expect(palette.run).toHaveBeenCalledTimes(1)
})

test('a key held down changes one thing once', () => {
  const advance = command('پیش بردن', 'KeyE')
  render(<Desk commands={[advance]} />)
  fireEvent.keyDown(document.body, { code: 'KeyE' })
  fireEvent.keyDown(document.body, { code: 'KeyE', repeat: true })
  expect(advance.run).toHaveBeenCalledTimes(1)
})

test('the palette finds what was typed with the other layout on, what begins so first', () => {
  const commands = ['چاپ برچسب', 'برچسب تازه', 'سفارش‌ها'].map((title) => command(title, 'KeyP'))
  expect(findCommands(commands, 'fv]sf').map(({ title }) => title)).toEqual([
    'برچسب تازه',
    'چاپ برچسب',
  ])
})

test('the signs of a key are those of the machine', () => {
  expect(keySigns('Mod+KeyK', true)).toEqual(['⌘', 'K'])
  expect(keySigns('Mod+KeyK', false)).toEqual(['Ctrl', 'K'])
})

test('escape leaves a field with what is written in it, and the keys of the list are at hand', () => {
  const next = command('ردیف بعد', 'KeyJ')
  render(<Desk commands={[next]} />)
  const field = screen.getByRole('textbox', { name: 'یادداشت' })
  field.focus()
  fireEvent.change(field, { target: { value: 'ظهر خانه نیست' } })
  fireEvent.keyDown(field, { code: 'Escape', key: 'Escape' })
  expect(document.activeElement).toBe(document.body)
  expect(field).toHaveProperty('value', 'ظهر خانه نیست')
  fireEvent.keyDown(document.body, { code: 'KeyJ' })
  expect(next.run).toHaveBeenCalledTimes(1)
})

test('escape that a list of a field has taken to close itself leaves the focus where it is', () => {
  render(<Desk commands={[]} />)
  const field = screen.getByRole('textbox', { name: 'یادداشت' })
  field.focus()
  field.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  fireEvent.keyDown(field, { code: 'Escape', key: 'Escape' })
  expect(document.activeElement).toBe(field)
})

test('once a row was moved to, enter opens it and not the button that was pressed before', () => {
  const next = command('ردیف بعد', 'KeyJ')
  const open = command('باز کردن', 'Enter')
  render(
    <>
      <Desk commands={[next, open]} />
      <button type="button">فیلتر</button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'فیلتر' })
  button.focus()
  fireEvent.keyDown(button, { code: 'Enter' })
  expect(open.run).not.toHaveBeenCalled()
  fireEvent.keyDown(button, { code: 'KeyJ' })
  expect(document.activeElement).toBe(document.body)
  fireEvent.keyDown(document.activeElement ?? button, { code: 'Enter' })
  expect(open.run).toHaveBeenCalledTimes(1)
})

test('under an open dialog the key of saving saves nothing, neither here nor in the browser', () => {
  const save = command('ذخیره', 'Mod+KeyS')
  render(
    <>
      <Desk commands={[save]} />
      <div role="dialog" aria-label="کارت کالا" data-open="" />
    </>,
  )
  // False: the browser does nothing of its own.
  expect(fireEvent.keyDown(document.body, { code: 'KeyS', ctrlKey: true })).toBe(false)
  expect(save.run).not.toHaveBeenCalled()
})
