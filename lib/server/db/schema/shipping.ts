import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
} from 'drizzle-orm/pg-core'
import { id, rials } from './columns'

export const states = pgTable('states', { id: id(), name: text().notNull().unique() })

export const cities = pgTable(
  'cities',
  {
    id: id(),
    stateId: integer()
      .notNull()
      .references(() => states.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [
    unique('cities_once_a_state').on(table.stateId, table.name),
    index('cities_state').on(table.stateId),
  ],
)

export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    text: text().notNull().default(''),
    price: rials().notNull(),
    freeFrom: rials(),
    everywhere: boolean().notNull().default(true),
    daysMin: smallint().notNull(),
    daysMax: smallint().notNull(),
    /** False where the shopper fetches the goods. */
    delivers: boolean().notNull().default(true),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('shipping_methods_price', sql`${table.price} >= 0 and ${table.freeFrom} >= 0`),
    check('shipping_methods_days', sql`${table.daysMin} between 0 and ${table.daysMax}`),
  ],
)

export const shippingMethodCities = pgTable(
  'shipping_method_cities',
  {
    methodId: integer()
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    cityId: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.methodId, table.cityId] }),
    index('shipping_method_cities_city').on(table.cityId),
  ],
)

/** What sending to a city costs where it is not what the method costs elsewhere. */
export const shippingCityPrices = pgTable(
  'shipping_city_prices',
  {
    methodId: integer()
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    cityId: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    price: rials().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.methodId, table.cityId] }),
    index('shipping_city_prices_city').on(table.cityId),
    check('shipping_city_prices_price', sql`${table.price} >= 0`),
  ],
)

export const shippingSlots = pgTable(
  'shipping_slots',
  {
    id: id(),
    methodId: integer()
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    capacity: integer().notNull(),
  },
  (table) => [
    index('shipping_slots_method').on(table.methodId),
    check('shipping_slots_capacity', sql`${table.capacity} >= 0`),
    check('shipping_slots_order', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

export const slotBookings = pgTable(
  'slot_bookings',
  {
    slotId: integer()
      .notNull()
      .references(() => shippingSlots.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.slotId, table.day] }),
    check('slot_bookings_taken', sql`${table.taken} >= 0`),
  ],
)
