import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ORDER_TABS } from '@/lib/contract/orders/order-status'
import type { Database } from '@/lib/server/db/database'
import { toTehranTime } from '@/lib/persian/days'
import { readOrderSlots } from '@/lib/server/orders/change-order-slot'
import { getOrderDetails } from '@/lib/server/orders/order-details'
import { isReturnOpen } from '@/lib/domain/working-days'
import { categories, orders, posts, productFields, products } from '@/lib/server/db/schema/schema'
import { postProducts } from '@/lib/server/db/seed/demo/post-products'
import { seedShop } from '@/lib/server/db/seed/seed-shop'
import { getCustomerProfile } from '@/lib/server/account/profile'
import { onEachDatabase } from '../kit/each-database'

async function countOf(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const result: unknown = await db.execute(query)
  const rows = Array.isArray(result)
    ? result
    : typeof result === 'object' && result !== null && 'rows' in result
      ? result.rows
      : []
  const [row] = Array.isArray(rows) ? rows : []
  return Number(row?.count)
}

onEachDatabase('the demo shop', (db) => {
  const least: [string, ReturnType<typeof sql>, number][] = [
    ['9 top categories', sql`select count(*) from categories where parent_id is null`, 9],
    ['30 brands', sql`select count(*) from brands`, 30],
    ['180 products', sql`select count(*) from products where status = 'published'`, 180],
    ['600 comments', sql`select count(*) from comments where status = 'approved'`, 600],
    ['150 questions', sql`select count(*) from questions where parent_id is null`, 150],
    ['10 articles', sql`select count(*) from articles`, 10],
    ['8 pages', sql`select count(*) from pages`, 8],
    ['31 provinces', sql`select count(*) from states`, 31],
    ['1,300 cities', sql`select count(*) from cities`, 1300],
    ['24 customers', sql`select count(*) from users`, 24],
    [
      'running festivals',
      sql`select count(*) from festivals where now() between starts_at and ends_at`,
      3,
    ],
    ['coupons', sql`select count(*) from coupons`, 4],
    ['comments that wait', sql`select count(*) from comments where status = 'pending'`, 3],
    ['questions that wait', sql`select count(*) from questions where status = 'pending'`, 3],
    ['messages that wait', sql`select count(*) from contact_messages where handled_at is null`, 2],
    ['tickets that wait', sql`select count(*) from tickets where status = 'open'`, 3],
    ['reports of posts', sql`select count(*) from reports where settled_at is null`, 1],
    ['sold-out variants', sql`select count(*) from stocks where quantity = 0`, 30],
    [
      'variants at their last units',
      sql`select count(*) from stocks where quantity between 1 and 3`,
      20,
    ],
  ]
  it.each(least)('has at least %s', async (_, query, number) => {
    expect(await countOf(db(), query)).toBeGreaterThanOrEqual(number)
  })

  it('gives every product a picture, several fields and 1 to 12 variants', async () => {
    const lacking = await countOf(
      db(),
      sql`select count(*) from products p where
        (select count(*) from product_pictures where product_id = p.id) < 1
        or (select count(*) from product_fields where product_id = p.id) < 4
        or (select count(*) from stocks where product_id = p.id) not between 1 and 12`,
    )
    expect(lacking).toBe(0)
  })

  it('names what each post of its first customer shows, and in every post only goods it has', async () => {
    const named = await db()
      .select({ userId: posts.userId, slug: products.slug })
      .from(posts)
      .leftJoin(products, eq(products.id, posts.productId))
    const own = named.filter(({ userId }) => userId === 1)
    expect(own.map(({ slug }) => slug)).toEqual([
      'قوری-سرامیکی-کاشی-مدل-گلنار',
      'قطار-چوبی-فرفره-توسکا',
      'چراغ-مطالعه-فانوس-مدل-مشق',
    ])
    const found = named.filter(({ slug }) => slug !== null)
    expect(found).toHaveLength(Object.keys(postProducts).length)
  })

  it.each([
    [
      'گوشی-موبایل',
      [
        ...['صفحه‌نمایش', 'پردازنده', 'رم', 'دوربین اصلی', 'دوربین جلو', 'باتری', 'شارژ', 'شبکه'],
        ...['سیم‌کارت', 'رجیستری', 'درگاه', 'سیستم‌عامل', 'ابعاد', 'وزن', 'اقلام همراه'],
      ],
    ],
    [
      'لپ-تاپ',
      [
        ...['صفحه‌نمایش', 'پردازنده', 'گرافیک', 'رم', 'باتری', 'شارژر', 'درگاه‌ها', 'وب‌کم'],
        ...['صفحه‌کلید', 'سیستم‌عامل', 'بدنه', 'ابعاد', 'وزن', 'اقلام همراه'],
      ],
    ],
    [
      'هدفون-و-هندزفری',
      [
        ...['نوع', 'اتصال', 'بلوتوث', 'حذف نویز', 'میکروفون', 'زمان پخش', 'درگاه شارژ'],
        ...['مقاومت', 'وزن', 'اقلام همراه'],
      ],
    ],
  ])('describes all its goods of «%s» by the same names, in one order', async (slug, expected) => {
    const rows = await db()
      .select({ id: products.id, name: productFields.name })
      .from(productFields)
      .innerJoin(products, eq(products.id, productFields.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(categories.slug, slug))
      .orderBy(asc(products.id), asc(productFields.position))
    const ids = new Set(rows.map(({ id }) => id))
    expect(ids.size).toBeGreaterThan(1)
    for (const id of ids) {
      const names = rows.flatMap((row) => (row.id === id ? row.name : []))
      expect(names.filter((name) => expected.includes(name))).toEqual(expected)
    }
  })

  it('repeats no comment, question or description', async () => {
    const repeated = await countOf(
      db(),
      sql`select count(*) from (
        select comment from comments group by comment having count(*) > 1
        union all select question from questions group by question having count(*) > 1
        union all select description from products group by description having count(*) > 1) as again`,
    )
    expect(repeated).toBe(0)
  })

  it('lets no customer comment twice on one product', async () => {
    const twice = await countOf(
      db(),
      sql`select count(*) from (select 1 from comments group by product_id, user_id having count(*) > 1) as twice`,
    )
    expect(twice).toBe(0)
  })

  it('gives the demo customer orders in every tab', async () => {
    const { counts } = await getCustomerProfile(db(), 1)
    for (const tab of Object.keys(ORDER_TABS)) expect(counts.orders[tab]).toBeGreaterThan(0)
  })

  it('promises a day for every order, as the checkout does', async () => {
    const undated = await countOf(
      db(),
      sql`select count(*) from orders where type = 'sales' and delivery_day is null`,
    )
    expect(undated).toBe(0)
  })

  it('follows its parcels by a code of 24 digits, as its words on the post promise', async () => {
    const tracked = await countOf(
      db(),
      sql`select count(*) from orders where tracking_code is not null`,
    )
    const whole = await countOf(
      db(),
      sql`select count(*) from orders where tracking_code ~ '^[0-9]{24}$'`,
    )
    expect([tracked > 0, whole]).toEqual([true, tracked])
  })

  it('has no return that is late, and an exchange that a courier fetches on a day to come', async () => {
    const mine = and(eq(orders.userId, 1), eq(orders.type, 'refer'))
    const returns = await db().select({ id: orders.id }).from(orders).where(mine)
    const whole = await Promise.all(returns.map(({ id }) => getOrderDetails(db(), 1, id)))
    const promised = whole.flatMap(({ promised_by: by }) => by ?? [])
    expect(promised).not.toEqual([])
    expect(promised.filter((by) => new Date(by) < new Date())).toEqual([])
    const [exchange] = whole.filter(({ order }) => order.status === 'refer_accept')
    expect(exchange?.order.delivery).toMatchObject({ from: '09:00', to: '14:00' })
    // As its customer and support have agreed on it in the ticket about its order.
    expect(exchange?.items).toMatchObject([
      { reason: 'کالای دیگری رسید', exchange: { parent_value: exchange?.items[0]?.parent_value } },
    ])
    expect(exchange?.pictures).toHaveLength(1)
    expect((exchange?.order.delivery?.day ?? '') > toTehranTime(new Date()).day).toBe(true)
    const { slots } = await readOrderSlots(db(), 1, exchange?.order.id ?? 0)
    expect(slots.find(({ date }) => date === exchange?.order.delivery?.day)).toBeDefined()
  })

  it('answers its tickets while support is there, and each after what it answers', async () => {
    const off = await countOf(
      db(),
      sql`select count(*) from (
        select from_shop, created_at,
          extract(hour from created_at at time zone 'Asia/Tehran') as hour,
          lag(created_at) over (partition by ticket_id order by id) as before
        from ticket_messages
      ) as messages
      where (from_shop and (hour < 8 or hour >= 22)) or before >= created_at or created_at > now()`,
    )
    expect(off).toBe(0)
  })

  it('lets the demo customer return goods that no return has taken yet', async () => {
    const delivered = await db()
      .select({ id: orders.id, deliveredAt: orders.deliveredAt })
      .from(orders)
      .where(and(eq(orders.userId, 1), eq(orders.status, 'delivery')))
    const returns = await db().select({ of: orders.parentId }).from(orders)
    const returnable = delivered.filter(
      ({ id, deliveredAt }) =>
        deliveredAt !== null &&
        isReturnOpen(deliveredAt, new Date()) &&
        returns.every(({ of }) => of !== id),
    )
    expect(returnable).not.toEqual([])
  })

  it('has one moment for each step of an order, and none in the future', async () => {
    const off = await countOf(
      db(),
      sql`select count(*) from (
        select e.order_id from order_events e join payments p on p.order_id = e.order_id
          where e.to_status = 'paid' and p.settled_at is distinct from e.at
        union all select e.order_id from order_events e join orders o on o.id = e.order_id
          where e.to_status = 'delivery' and o.delivered_at is distinct from e.at
        union all select e.order_id from order_events e
          join refunds r on r.order_id = e.order_id
          join wallet_transactions w on w.order_id = e.order_id and w.reason = 'refund'
          where e.to_status in ('cancel_customer', 'refer_done')
            and (r.created_at <> e.at or w.created_at <> e.at)
        union all select order_id from order_events where at > now()
      ) as told`,
    )
    expect(off).toBe(0)
  })

  it('gives a reason for every canceled order and rejected return', async () => {
    const untold = await countOf(
      db(),
      sql`select count(*) from order_events where note = ''
        and to_status in ('cancel_store', 'cancel_operator', 'refer_reject')`,
    )
    expect(untold).toBe(0)
  })

  it('has wallets equal to their ledgers', async () => {
    const off = await countOf(
      db(),
      sql`select count(*) from wallets w where balance <>
        coalesce((select sum(amount) from wallet_transactions t where t.user_id = w.user_id), 0)`,
    )
    expect(off).toBe(0)
  })

  it('is seeded once', async () => {
    expect(await seedShop(db(), { isDemo: true })).toBe(false)
  })
})
