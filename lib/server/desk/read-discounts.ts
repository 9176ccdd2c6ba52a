import { and, count, desc, eq, notLike, sql } from 'drizzle-orm'
import type { DeskCoupon, DeskFestival, FestivalGood } from '@/lib/contract/desk/discounts'
import { isHoliday, type ExtraHolidays } from '@/lib/domain/working-days'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { listProductPictures, pickProductPicture } from '../catalogue/product-pictures'
import type { Database } from '../db/database'
import {
  brands,
  categories,
  couponProducts,
  coupons,
  couponUses,
  festivals,
  orders,
  products,
  users,
} from '../db/schema/schema'
import { notFound } from '../domain-error'

async function listFestivals(db: Database, id?: number): Promise<DeskFestival[]> {
  const rows = await db
    .select({
      festival: festivals,
      goods: count(products.id),
      soldOut: sql<string>`count(${products.id}) filter (where not ${products.available})`,
      most: sql<number | null>`max(${products.festivalPercent})`,
    })
    .from(festivals)
    .leftJoin(products, eq(products.festivalId, festivals.id))
    .where(id === undefined ? undefined : eq(festivals.id, id))
    .groupBy(festivals.id)
    .orderBy(desc(festivals.startsAt), desc(festivals.id))
  return rows.map(({ festival, goods, soldOut, most }) => ({
    ...{ id: festival.id, slug: festival.slug, title: festival.title },
    starts_at: festival.startsAt.toISOString(),
    ends_at: festival.endsAt.toISOString(),
    ...{ goods, sold_out: Number(soldOut), most_percent: most ?? 0 },
    version: festival.version,
  }))
}

export async function readDeskFestival(db: Database, id: number): Promise<DeskFestival> {
  const [festival] = await listFestivals(db, id)
  if (festival === undefined) throw notFound('این جشنواره')
  return festival
}

async function listCoupons(db: Database, id?: number): Promise<DeskCoupon[]> {
  const given = db
    .select({
      couponId: couponUses.couponId,
      sum: sql<number>`sum(${orders.couponDiscount})`.as('given'),
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(notLike(sql`${orders.status}::text`, 'cancel%'))
    .groupBy(couponUses.couponId)
    .as('given_sums')
  const rows = await db
    .select({
      coupon: coupons,
      category: { id: categories.id, title: categories.title },
      brand: { id: brands.id, title: brands.title },
      mobile: users.mobile,
      given: sql<number>`coalesce(${given.sum}, 0)`.mapWith(Number),
    })
    .from(coupons)
    .leftJoin(categories, eq(categories.id, coupons.categoryId))
    .leftJoin(brands, eq(brands.id, coupons.brandId))
    .leftJoin(users, eq(users.id, coupons.customerId))
    .leftJoin(given, eq(given.couponId, coupons.id))
    .where(id === undefined ? undefined : eq(coupons.id, id))
    .orderBy(desc(coupons.endsAt), desc(coupons.id))
  const goods = await db
    .select({ couponId: couponProducts.couponId, id: products.id, title: products.title })
    .from(couponProducts)
    .innerJoin(products, eq(products.id, couponProducts.productId))
    .where(id === undefined ? undefined : eq(couponProducts.couponId, id))
    .orderBy(products.title, products.id)
  return rows.map(({ coupon, category, brand, mobile, given: sum }) => ({
    ...{ id: coupon.id, code: coupon.code, title: coupon.title, kind: coupon.kind },
    value: coupon.value,
    max_discount: coupon.maxDiscount,
    min_total: coupon.minTotal,
    usage_limit: coupon.usageLimit,
    per_customer: coupon.perUser,
    first_order_only: coupon.firstOrderOnly,
    ...{ category, brand, customer_mobile: mobile },
    products: goods
      .filter(({ couponId }) => couponId === coupon.id)
      .map((good) => ({ id: good.id, title: good.title })),
    ...{ used: coupon.used, given: sum },
    starts_at: coupon.startsAt.toISOString(),
    ends_at: coupon.endsAt.toISOString(),
    version: coupon.version,
  }))
}

export async function readDeskCoupon(db: Database, id: number): Promise<DeskCoupon> {
  const [coupon] = await listCoupons(db, id)
  if (coupon === undefined) throw notFound('این کد تخفیف')
  return coupon
}

const DAYS_SHOWN = 400

export async function readDiscounts(db: Database, extra: ExtraHolidays) {
  const { day: today } = toTehranTime(new Date())
  const days = Array.from({ length: DAYS_SHOWN * 2 }, (_, at) => addDays(today, at - DAYS_SHOWN))
  return {
    festivals: await listFestivals(db),
    coupons: await listCoupons(db),
    holidays: days.filter((day) => isHoliday(day, extra)),
  }
}

export async function readFestivalGoods(db: Database, id: number): Promise<FestivalGood[]> {
  await readDeskFestival(db, id)
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.festivalId, id)))
    .orderBy(desc(products.festivalPercent), products.title)
  const pictures = await listProductPictures(
    db,
    rows.map((product) => product.id),
  )
  return rows.map((product) => ({
    ...{ id: product.id, title: product.title, price: product.minPrice },
    picture: pickProductPicture(pictures, product.id) ?? null,
    ...{ percent: product.festivalPercent, available: product.available },
  }))
}
