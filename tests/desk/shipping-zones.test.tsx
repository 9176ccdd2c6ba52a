// @in-a-window
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ShippingZones } from '@/components/desk/settings/shipping-zones'
import type { Zone } from '@/components/desk/settings/shipping-clash'
import type { Province } from '@/components/desk/ui/city-picker'
import { render, screen, userEvent } from '../kit/rendering'

const provinces: Province[] = [
  {
    ...{ id: 1, name: 'فارس' },
    cities: [
      { id: 11, name: 'شیراز' },
      { id: 12, name: 'مرودشت' },
    ],
  },
]

function Zones({ onZones }: { onZones: (zones: Zone[]) => void }) {
  const [zones, setZones] = useState<Zone[]>([{ price: '۳۰,۰۰۰', city_ids: [11] }])
  return (
    <ShippingZones
      zones={zones}
      provinces={provinces}
      fieldError={() => undefined}
      onChange={(next) => {
        setZones(next)
        onZones(next)
      }}
    />
  )
}

test('a further price is for cities that no other price is for', async () => {
  let zones: Zone[] = []
  render(<Zones onZones={(next) => (zones = next)} />)
  await userEvent.click(screen.getByRole('button', { name: 'بهای دیگر برای چند شهر' }))
  await userEvent.type(screen.getByRole('textbox', { name: /بهای ۲/ }), '۶۰۰۰۰')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'انتخاب شهر یا استان' }))
  await userEvent.type(await screen.findByRole('searchbox'), 'فارس')
  expect(screen.queryByRole('checkbox', { name: 'شیراز' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'مرودشت' }))
  await userEvent.keyboard('{Escape}')
  expect(zones).toEqual([
    { price: '۳۰,۰۰۰', city_ids: [11] },
    { price: '۶۰,۰۰۰', city_ids: [12] },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن بهای ۱' }))
  expect(zones).toEqual([{ price: '۶۰,۰۰۰', city_ids: [12] }])
})
