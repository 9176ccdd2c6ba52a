// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { RowDensityField, useRowHeight } from '@/components/desk/ui/row-density'
import { deskMember } from '../kit/desk-member'
import { cleanup } from '@testing-library/react'
import { render, screen, userEvent } from '../kit/rendering'

function Row() {
  return <output aria-label="ردیف">{useRowHeight(44)}</output>
}

function showFor(id: number) {
  cleanup()
  render(
    <DeskMemberProvider member={deskMember({ id })}>
      <RowDensityField />
      <Row />
    </DeskMemberProvider>,
  )
  return screen.getByRole('status', { name: 'ردیف' })
}

beforeEach(() => localStorage.clear())

test('rows are eight pixels lower or higher than usual, as chosen', async () => {
  const row = showFor(1)
  expect(row).toHaveTextContent('44')
  const field = screen.getByRole('combobox', { name: 'ارتفاع ردیف‌ها' })
  await userEvent.selectOptions(field, 'ردیف: فشرده')
  expect(row).toHaveTextContent('36')
  await userEvent.selectOptions(field, 'ردیف: باز')
  expect(row).toHaveTextContent('52')
})

test('the choice is kept for each person of a shared computer', async () => {
  showFor(1)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'ردیف: فشرده')
  expect(showFor(2)).toHaveTextContent('44')
  expect(showFor(1)).toHaveTextContent('36')
})

test('a choice of before the store had versions stays', () => {
  localStorage.setItem('vitrin:desk-rows:7', 'roomy')
  expect(showFor(7)).toHaveTextContent('52')
})
