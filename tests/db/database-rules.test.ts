import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the database', (db) => {
  const refused: [string, ReturnType<typeof sql>][] = [
    ['a negative quantity', sql`update stocks set quantity = -1 where id = 1`],
    ['more reserved than there is', sql`update stocks set reserved = quantity + 1 where id = 1`],
    ['a price of nothing', sql`update stocks set price = 0 where id = 1`],
    ['a negative wallet', sql`update wallets set balance = -1 where user_id = 1`],
    ['a changed ledger', sql`update wallet_transactions set amount = 1`],
    ['a deleted ledger row', sql`delete from wallet_transactions`],
    ['a rate of six', sql`update comments set rate = 6 where id = 1`],
    [
      'the same choice twice',
      sql`insert into stocks (product_id, parent_value, price) select product_id, parent_value, price from stocks limit 1`,
    ],
    [
      'a like twice',
      sql`insert into likes (post_id, user_id) select post_id, user_id from likes limit 1`,
    ],
    ['following oneself', sql`insert into follows (follower_id, followed_id) values (1, 1)`],
    ['a product without its category', sql`update products set category_id = 99999 where id = 1`],
    ['a percent above a hundred', sql`update products set festival_percent = 101 where id = 1`],
    ['a mobile in another form', sql`update users set mobile = '09120000000' where id = 1`],
    ['a return of no order', sql`update orders set type = 'refer' where id = 1`],
    [
      'a deleted product that was sold',
      sql`delete from products where id = (select product_id from order_items limit 1)`,
    ],
  ]
  it.each(refused)('refuses %s', async (_, statement) => {
    await expect(db().execute(statement)).rejects.toThrow()
  })
})
