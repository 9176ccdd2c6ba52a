import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderAddress } from '@/lib/contract/orders/order-address'
import type { Database } from '../database'
import { readRows } from '../read-rows'
import { orders } from '../schema/schema'

const CUSTOMER_ORDERS = 3
const counted = z.object({ of: z.int() })

/** By its number: most are long delivered, and some wait in each step. */
const STATUS = sql`(case
  when n % 50 < 40 then 'delivery' when n % 50 < 42 then 'cancel_customer' when n % 50 = 42 then 'paid'
  when n % 50 = 43 then 'processing' when n % 50 = 44 then 'preparing' when n % 50 = 45 then 'packaging'
  when n % 50 = 46 then 'ready_for_send' when n % 50 = 47 then 'sending' else 'delivery' end)::order_status`

/**
 * Orders of a shop that has sold for years, with customers, goods, events and payments, written as rows:
 * what they would have done to stock and books is left out.
 */
export async function seedManyOrders(db: Database, count: number): Promise<void> {
  const customers = Math.ceil(count / CUSTOMER_ORDERS)
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into users (mobile, first_name, last_name)
      select '+98935' || lpad(n::text, 7, '0'), (array['نگار','آرش','مریم','رضا','سارا'])[n % 5 + 1],
        (array['صالحی','نادری','کاظمی','مرادی','راد','یوسفی','امینی'])[n % 7 + 1]
      from generate_series(1, ${customers}::int) n on conflict do nothing`)
    await tx.execute(sql`create temporary table offered on commit drop as
      select stocks.id, product_id, stocks.price, products.title, row_number() over (order by stocks.id) as nth
      from stocks join products on products.id = product_id where products.status = 'published'`)
    const [offered] = await readRows(tx, sql`select count(*)::int as of from offered`, counted)
    // Both joins are on what a number says, so that neither goes through all pairs.
    await tx.execute(sql`create temporary table seeded on commit drop as
      select n, buyer.id as user_id, good.id as stock_id, good.product_id, good.price, good.title,
        now() - make_interval(mins => (${count}::int - n) * 20) as at
      from generate_series(1, ${count}::int) n
      join (select id, row_number() over (order by id) as nth from users where mobile like '+98935%') buyer
        on buyer.nth = n % ${customers}::int + 1
      join offered good on good.nth = n * 37 % ${offered?.of ?? 1}::int + 1`)
    const [last] = await tx
      .select({ id: sql<number>`coalesce(max(${orders.id}), 0)::int` })
      .from(orders)
    const town = { state: 'تهران', city: 'تهران' }
    const address = orderAddress.parse({ ...town, detail: 'خیابان سعدی', plate: '۱۲' })
    const id = sql`${last?.id ?? 0} + n`
    await tx.execute(sql`insert into orders (id, code, user_id, status, items_total, payable, shipping_method_id,
        address, delivery_day, last_day, created_at, updated_at)
      select ${id}, 'VT-S-' || n, user_id, ${STATUS}, price, price, 2,
        ${JSON.stringify(address)}::jsonb, at::date + 3, at::date + 5, at, at + interval '1 day'
      from seeded`)
    await tx.execute(sql`insert into order_items (order_id, product_id, stock_id, title, unit_price, quantity)
      select ${id}, product_id, stock_id, title, price, 1 from seeded`)
    await tx.execute(sql`insert into order_events (order_id, to_status, actor, at)
      select ${id}, step::order_status, 'customer', at
      from seeded cross join unnest(array['waiting_payment', 'paid']) step`)
    await tx.execute(sql`insert into payments (user_id, order_id, gateway, amount, key, status, settled_at, created_at)
      select user_id, ${id}, 'zarinpal', price, 'seeded-' || n, 'paid', at, at from seeded`)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders))`,
    )
  })
  await db.execute(sql`analyze`)
}
