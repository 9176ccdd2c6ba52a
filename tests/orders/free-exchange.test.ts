import { expect, test } from 'vitest'
import { createVariant } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { exchangeSteps, RED } from './exchange-steps'

const BROKEN = 'خراب یا آسیب‌دیده بود'

onEachDatabase('the free exchange of a line', (db) => {
  const { createPair, delivered, exchanged, ask, detailsOf } = exchangeSteps(db)
  type Bought = Awaited<ReturnType<typeof delivered>>
  const readFree = async ({ buyer, order }: Pick<Bought, 'buyer'> & { order: { id: number } }) =>
    (await detailsOf(buyer, order.id)).items.map((item) => item.has_free_exchange)

  test('is used up by that line alone, where another one of its return wants the same variant', async () => {
    const [red, blue] = await createPair(5, { quantity: 5, price: RED })
    const green = await createVariant(db(), red, { quantity: 5, price: RED })
    const bought = await delivered(red, { also: green })
    const [, other] = (await detailsOf(bought.buyer, bought.order.id)).items
    const broken = { stock: blue, quantity: 1, itemId: other?.id ?? 0, reason: BROKEN }
    const refer = await ask(bought, { stock: blue }, [broken])
    expect(await readFree(bought)).toEqual([false, true])
    const sent = await exchanged(bought, refer)
    expect(await readFree(sent)).toEqual([false, true])
  })

  test('is used up for all that replaces it, also where that came broken and was replaced again', async () => {
    const [red, blue] = await createPair(5, { quantity: 5, price: RED })
    const bought = await delivered(red)
    const other = await exchanged(bought, await ask(bought, { stock: blue }))
    const sound = await exchanged(other, await ask(other, { stock: blue, reason: BROKEN }))
    expect(await readFree(sound)).toEqual([false])
    const sounder = await exchanged(sound, await ask(sound, { stock: blue, reason: BROKEN }))
    expect(await readFree(sounder)).toEqual([false])
  })

  test('is used up by another unit of the line that something was sent to replace', async () => {
    const [red, blue] = await createPair(5, { quantity: 5, price: RED })
    const bought = await delivered(red, { quantity: 2 })
    const sound = await exchanged(bought, await ask(bought, { stock: red, reason: BROKEN }))
    expect(await readFree(sound)).toEqual([true])
    await ask(bought, { stock: blue })
    expect(await readFree(sound)).toEqual([false])
  })

  test('breaks no invariant of the ledger in any of these tests', async () => {
    expect(await findBrokenInvariants(db())).toEqual([])
  })
})
