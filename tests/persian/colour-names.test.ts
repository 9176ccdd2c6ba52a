import { describe, expect, test } from 'vitest'
import { dropShades, isShadeOf, listFamilies } from '@/lib/persian/colour-names'

describe('colours and their shades', () => {
  const values = ['آبی', 'آبی یخی', 'سبز زیتونی', 'قهوه‌ای', 'قهوه ای روشن', 'آبی نفتی', 'قهوه']

  test('a family is a colour of one word that others of the list begin with', () => {
    expect(listFamilies(values)).toEqual([
      ['آبی', 'آبی یخی', 'آبی نفتی'],
      ['قهوه‌ای', 'قهوه ای روشن'],
    ])
  })

  test('a shade is left out only where its family stands beside it', () => {
    expect(dropShades(values)).toEqual(['آبی', 'سبز زیتونی', 'قهوه‌ای', 'قهوه'])
    expect(dropShades(['آبی یخی', 'آبی نفتی'])).toEqual(['آبی یخی', 'آبی نفتی'])
  })

  test('two names are compared as families are', () => {
    for (const other of values) {
      const shades = listFamilies([other, 'آبی نفتی روشن']).flat().slice(1)
      expect(shades, other).toEqual(isShadeOf('آبی نفتی روشن', other) ? ['آبی نفتی روشن'] : [])
    }
  })
})
