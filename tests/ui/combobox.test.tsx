// @in-a-window
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Combobox } from '@/components/ui/combobox'
import { render, screen, userEvent } from '../kit/rendering'

const CITIES = ['تهران', 'رامشیر', 'شیراز', 'قائم‌شهر', 'آبادان', 'کرمانشاه', 'یزد'].map(
  (label) => ({
    value: label,
    label,
  }),
)

function Cities() {
  const [city, setCity] = useState<string | null>(null)
  return (
    <>
      <Combobox label="شهر" options={CITIES} value={city} onValueChange={setCity} />
      <output>{city}</output>
    </>
  )
}

async function look(query: string) {
  render(<Cities />)
  await userEvent.type(screen.getByRole('combobox', { name: 'شهر' }), query)
  return (await screen.findAllByRole('option')).map((option) => option.textContent)
}

describe('Combobox', () => {
  test.each([
    ['Arabic letters', 'كرمانشاه', 'کرمانشاه'],
    ['an Arabic ye', 'يزد', 'یزد'],
    ['no joiner', 'قائمشهر', 'قائم‌شهر'],
    ['a space for the joiner', 'قائم شهر', 'قائم‌شهر'],
    ['no hat on the alef', 'ابادان', 'آبادان'],
    ['the beginning of a name', 'تهر', 'تهران'],
  ])('finds a city written with %s', async (_, query, city) => {
    expect(await look(query)).toEqual([city])
  })

  test('puts what begins so before what only holds it', async () => {
    expect(await look('شیر')).toEqual(['شیراز', 'رامشیر'])
  })

  test('selects an option with the keyboard', async () => {
    await look('تهر')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('combobox', { name: 'شهر' })).toHaveValue('تهران')
    expect(screen.getByText('تهران', { selector: 'output' })).toBeInTheDocument()
  })

  test('says so when nothing is found', async () => {
    render(<Cities />)
    await userEvent.type(screen.getByRole('combobox', { name: 'شهر' }), 'پاریس')
    expect(await screen.findByText('موردی پیدا نشد')).toBeInTheDocument()
  })
})
