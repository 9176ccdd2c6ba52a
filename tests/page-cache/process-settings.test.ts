import { expect, onTestFinished, test } from 'vitest'
import { getInProcessFetch, setInProcessFetch } from '@/lib/in-process'
import { getCurrency, setCurrency } from '@/lib/persian/currency'
import { openProcessSettings } from '@/lib/server/page-cache/process-settings'
import { openTestShop } from '../kit/test-shop'
import { lockSetting, writeSetting } from '@/lib/server/setting-row'
import { readSetting } from '@/lib/server/settings'

test('a process writes in the unit of another that changed it, once it hears of that', async () => {
  const shop = await openTestShop()
  const former = getInProcessFetch()
  setInProcessFetch(shop.fetch)
  const errors: unknown[] = []
  const settings = await openProcessSettings({ apiBaseUrl: undefined }, (error) =>
    errors.push(error),
  )
  onTestFinished(async () => {
    settings.close()
    setCurrency('toman')
    if (former) setInProcessFetch(former)
    await shop.close()
  })
  expect(getCurrency()).toBe('toman')

  await shop.db.transaction(async (tx) => {
    await lockSetting(tx, 'shop')
    const value = { ...(await readSetting(tx, 'shop')), currency: 'rial' }
    await writeSetting(tx, 'shop', { value, version: 0 })
  })
  await settings.onRevalidate(['product:1'])
  expect(getCurrency()).toBe('toman')
  await settings.onRevalidate(['settings'])
  expect(getCurrency()).toBe('rial')
  expect(errors).toEqual([])
})
