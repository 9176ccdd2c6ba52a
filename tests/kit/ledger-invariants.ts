import { eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { canTransition } from '@/lib/domain/order-transitions'
import type { Database } from '@/lib/server/db/database'
import { readRows } from '@/lib/server/db/read-rows'
import { orderEvents, orders } from '@/lib/server/db/schema/schema'

const UNPAID = sql`('completing', 'waiting', 'waiting_payment')`
const PAID_FOR_ORDER = sql`p.status = 'paid' and p.order_id is not null`

/** What was paid for each order, and what of it went back by itself, by its staff and by its returns. */
const MONEY = sql`
  select o.id as order_id,
    (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.status = 'paid') as paid,
    (select coalesce(sum(r.amount), 0) from refunds r
      join orders b on b.id = r.order_id left join payments p on p.id = r.payment_id
      where (b.id = o.id or b.parent_id = o.id) and (r.payment_id is null or p.status = 'paid')) as back
  from orders o where o.type = 'sales'`

/** What must be true of the shop's books at every moment; each query finds what breaks it. */
const invariants: Record<string, SQL> = {
  'a balance is the sum of its ledger': sql`
    select w.user_id as id from wallets w
    left join wallet_transactions t on t.user_id = w.user_id
    group by w.user_id, w.balance having w.balance <> coalesce(sum(t.amount), 0)`,
  'no line of a ledger is without its wallet': sql`
    select t.id from wallet_transactions t
    left join wallets w on w.user_id = t.user_id where w.user_id is null`,
  'a line of a ledger has the balance after it': sql`
    select id from (
      select id, balance_after, sum(amount) over (partition by user_id order by id) as expected
      from wallet_transactions) l where balance_after <> expected`,
  'reserved stock equals the units of unpaid orders and open exchanges': sql`
    select s.id from stocks s left join (
      select stock_id, sum(quantity) as units from (
        select i.stock_id, i.quantity from order_items i join orders o on o.id = i.order_id
        where o.type = 'sales' and o.status::text in ${UNPAID}
        union all
        select exchange_stock_id, quantity from order_items where exchange_state = 'held') lines
      group by stock_id) held
    on held.stock_id = s.id where s.reserved <> coalesce(held.units, 0)`,
  'a payment that is paid has its order, its charge or its refund': sql`
    select p.id from payments p left join orders o on o.id = p.order_id
    where p.status = 'paid' and p.returned_to is null and case
      when p.order_id is null then not exists (
        select from wallet_transactions t
        where t.payment_id = p.id and t.reason = 'charge' and t.amount = p.amount)
      when o.status::text in ${UNPAID}
        then p.gateway <> 'wallet' and not exists (select from refunds r where r.payment_id = p.id)
      else false end`,
  'a cancelled order keeps no money': sql`
    select o.id from orders o join (${MONEY}) money on money.order_id = o.id
    where o.status::text like 'cancel%' and money.paid <> money.back`,
  'no more goes back of an order than was paid': sql`
    select order_id as id from (${MONEY}) money where paid < back`,
  'no more goes to cards than banks were paid': sql`
    select o.id from orders o join orders b on b.id = o.id or b.parent_id = o.id
    join refunds r on r.order_id = b.id
    left join payments late on late.id = r.payment_id
    where o.type = 'sales' and late.returned_to is null and (r.transfer_amount is not null
      or r.destination = 'gateway' and r.payment_id is null)
    group by o.id having sum(coalesce(r.transfer_amount, r.amount)) > (select coalesce(sum(p.amount), 0)
      from payments p where p.order_id = o.id and p.status = 'paid' and p.gateway <> 'wallet'
      and p.returned_to is null)`,
  'what goes on from a wallet to an account has left the wallet': sql`
    select coalesce(sent.order_id, booked.order_id) as id
    from (select order_id, sum(transfer_amount) as amount from refunds
      where transfer_amount is not null group by order_id) sent
    full join (select order_id, -sum(amount) as amount from wallet_transactions
      where reason = 'transfer' group by order_id) booked on booked.order_id = sent.order_id
    where coalesce(sent.amount, 0) <> coalesce(booked.amount, 0)`,
  'a refund by line is what its units and their shipping cost, less the share of the coupon': sql`
    select r.id from refunds r join orders o on o.id = r.order_id
    left join (select l.refund_id, sum(l.quantity * (i.unit_price - i.unit_discount)) as goods,
        sum(l.quantity * (i.unit_price - i.unit_discount)) filter (where i.takes_coupon) as covered
      from refund_items l join order_items i on i.id = l.order_item_id group by l.refund_id) lines
    on lines.refund_id = r.id
    where r.staff_name <> '' and r.amount - r.shipping_amount - coalesce(goods, 0)
      + ceil(o.coupon_discount::numeric * coalesce(covered, 0)
        / greatest(coalesce(o.coupon_base, o.items_total - o.discount), 1))
      -- The last one of an order that is closed with it takes the rials that were rounded before.
      not between 0 and case when o.status = 'cancel_store'
        then (select count(*) from refunds f where f.order_id = o.id) else 0 end`,
  'an order that is paid at the door is paid when it is delivered, and not before': sql`
    select o.id from orders o left join payments p on p.order_id = o.id
      and p.gateway = 'cash-on-delivery' and p.status = 'paid'
    where o.is_cash_on_delivery group by o.id
    having (o.status = 'delivery' and o.payable > 0) <> (count(p.id) = 1)
      or coalesce(sum(p.amount), o.payable) <> o.payable`,
  'shipping is refunded once': sql`
    select o.id from orders o join refunds r on r.order_id = o.id
    group by o.id, o.shipping_price having sum(r.shipping_amount) > o.shipping_price`,
  'a paid order is paid to the rial': sql`
    select o.id from orders o left join payments p on p.order_id = o.id and ${PAID_FOR_ORDER}
      and p.returned_to is null and not exists (select from refunds r where r.payment_id = p.id)
    where o.type = 'sales' and o.status::text not in ${UNPAID} and o.status::text not like 'cancel%'
    and exists (select from order_events e where e.order_id = o.id and e.to_status = 'paid')
    group by o.id having coalesce(sum(p.amount), 0) <> o.payable`,
  'the share an order has from the wallet was taken from it': sql`
    select o.id from orders o left join payments p on p.order_id = o.id
      and p.gateway = 'wallet' and p.status = 'paid'
      and not exists (select from refunds r where r.payment_id = p.id)
    where o.status::text in ${UNPAID}
    group by o.id having coalesce(sum(p.amount), 0) <> o.wallet_paid`,
  'a wallet pays a share of an unpaid order only while a bank may pay the rest': sql`
    select o.id from orders o where o.status::text in ${UNPAID} and o.wallet_paid > 0
    and not exists (select from payments p
      where p.order_id = o.id and p.gateway <> 'wallet' and p.status = 'pending')`,
  'a line of the ledger that refunds a payment has its refund': sql`
    select t.id from wallet_transactions t
    where t.reason = 'refund' and t.payment_id is not null and not exists (
      select from refunds r where r.payment_id = t.payment_id
      and r.destination = 'wallet' and r.amount = t.amount)`,
  'a payment is refunded once': sql`
    select payment_id as id from refunds where payment_id is not null
    group by payment_id having count(*) > 1`,
  'a refund to the wallet is in its ledger': sql`
    select coalesce(given.order_id, booked.order_id) as id
    from (select order_id, sum(amount) as amount from refunds
      where destination = 'wallet' group by order_id) given
    full join (select order_id, sum(amount) as amount from wallet_transactions
      where reason = 'refund' and order_id is not null group by order_id) booked
    on booked.order_id = given.order_id
    where given.amount is distinct from booked.amount`,
  'a completed return has its refund, and no other return has one': sql`
    select o.id from orders o left join refunds r on r.order_id = o.id where o.type = 'refer'
    group by o.id having (o.status = 'refer_done' and o.payable > 0) <> (count(r.id) = 1)
      or coalesce(sum(r.amount), o.payable) <> o.payable`,
  'no more units are returned and refunded than were bought': sql`
    select i.id from order_items i join (
      select back.parent_item_id as id, back.quantity from order_items back
      join orders o on o.id = back.order_id and o.status not in ('refer_reject', 'cancel_customer')
      where back.parent_item_id is not null
      union all select order_item_id, quantity from refund_items) back on back.id = i.id
    group by i.id having sum(back.quantity) > i.quantity`,
  'a variant is held for an exchange while its return is open': sql`
    select i.id from order_items i join orders o on o.id = i.order_id
    where i.exchange_state is not null and case i.exchange_state::text
      when 'held' then o.status not in ('refer_request', 'refer_accept', 'returned')
      when 'ordered' then o.status <> 'refer_done'
      else o.status = 'refer_done' and o.exchange_total <> 0 end`,
  'an item of the order of an exchange is what its line of the return wanted': sql`
    select sent.id from order_items sent
    join orders o on o.id = sent.order_id left join order_items given on given.id = sent.exchange_of_item_id
    where (o.exchange_of is not null or sent.exchange_of_item_id is not null) and (
      given.order_id is distinct from o.exchange_of or given.exchange_stock_id <> sent.stock_id
      or given.quantity <> sent.quantity or given.exchange_state <> 'ordered')`,
  'an exchange makes one order, of what was wanted and for what it said': sql`
    select o.id from orders o
    left join orders e on e.exchange_of = o.id
    where o.type = 'refer' and (exists (
      select from order_items i where i.order_id = o.id and i.exchange_state = 'ordered')
      <> (e.id is not null) or e.id is not null and (e.payable <> o.exchange_total
      or e.user_id <> o.user_id or (
        select sum(i.quantity * i.exchange_stock_id) from order_items i where i.order_id = o.id)
        is distinct from (select sum(x.quantity * x.stock_id) from order_items x where x.order_id = e.id)))`,
  'a coupon counts its uses': sql`
    select c.id from coupons c left join coupon_uses u on u.coupon_id = c.id
    group by c.id, c.used having c.used <> count(u.id)`,
  'a cancelled order uses no coupon': sql`
    select u.id from coupon_uses u join orders o on o.id = u.order_id
    where o.status::text like 'cancel%'`,
  'a delivery slot counts the orders that booked it': sql`
    select b.slot_id as id from slot_bookings b left join orders o
      on o.slot_id = b.slot_id and o.delivery_day = b.day and o.status::text not like 'cancel%' and o.status <> 'refer_reject'
    group by b.slot_id, b.day, b.taken having b.taken <> count(o.id)`,
  'the last event of an order has its status': sql`
    select o.id from orders o join lateral (
      select to_status from order_events e where e.order_id = o.id order by e.id desc limit 1) last
    on true where last.to_status <> o.status`,
  'what the test bank has taken is in the ledger, or in an open attempt': sql`
    select p.id from payments p join test_bank b on b.authority = p.authority
    where p.gateway = 'test-bank' and case p.status::text
      when 'paid' then b.paid is not true or b.reversed_at is not null or b.amount <> p.amount
      when 'reversed' then b.reversed_at is null
      when 'failed' then b.paid and b.reversed_at is null
      else false end`,
}

const stockInvariants: Record<string, SQL> = {
  'a stock is the sum of its ledger': sql`
    select s.id from stocks s left join stock_movements m on m.stock_id = s.id
    group by s.id, s.quantity having s.quantity <> coalesce(sum(m.change), 0)`,
  'a line of the ledger of stock has the quantity after it': sql`
    select id from (
      select id, quantity, sum(change) over (partition by stock_id order by id) as expected
      from stock_movements) m where quantity <> expected`,
}

const inOneQuery = sql.join(
  Object.entries({ ...invariants, ...stockInvariants }).map(
    ([rule, query]) => sql`select ${rule}::text as rule, one.id::int as id from (${query}) one`,
  ),
  sql` union all `,
)
const brokenRow = z.object({ rule: z.string(), id: z.int() })

/** Rows that break a rule, each with its rule. */
export async function findBrokenInvariants(db: Database): Promise<string[]> {
  const rows = await readRows(db, inOneQuery, brokenRow)
  const moves = await db
    .select({
      id: orderEvents.orderId,
      from: orderEvents.fromStatus,
      to: orderEvents.toStatus,
      isCashOnDelivery: orders.isCashOnDelivery,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(isNotNull(orderEvents.fromStatus))
  const forbidden = moves.filter(
    ({ from, to, ...terms }) => from !== null && !canTransition(from, to, terms),
  )
  return [
    ...rows.map(({ rule, id }) => `${rule}: ${id}`),
    ...forbidden.map(({ id, from, to }) => `an order moves as the table says: ${id} ${from} ${to}`),
  ]
}

const unitsRow = z.object({ id: z.int(), units: z.coerce.number() })

/** Units of each variant in stock and with customers: no purchase changes their sum. */
export async function countUnits(db: Database): Promise<Map<number, number>> {
  const query = sql`
    select s.id, s.quantity + coalesce(sum(
      case when o.type = 'sales' and o.status::text not in ${UNPAID}
          and o.status::text not like 'cancel%' then i.quantity - coalesce((
            select sum(l.quantity) from refund_items l
            where l.order_item_id = i.id and l.is_restocked), 0)
        when o.status = 'refer_done' then -i.quantity
        -- Closed by the refund of what was missing: only a cancellation puts that back on the shelf.
        when o.status::text like 'cancel%' and not exists (
            select from stock_movements m where m.order_id = o.id and m.reason = 'cancel')
          then coalesce((select sum(l.quantity) from refund_items l
            where l.order_item_id = i.id and not l.is_restocked), 0)
        else 0 end), 0) as units
    from stocks s left join order_items i on i.stock_id = s.id
    left join orders o on o.id = i.order_id group by s.id, s.quantity`
  const rows = await readRows(db, query, unitsRow)
  return new Map(rows.map(({ id, units }) => [id, units]))
}
