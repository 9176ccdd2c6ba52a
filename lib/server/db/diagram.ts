import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema/schema'

const AREAS: Record<string, string[]> = {
  Catalogue: [
    ...['categories', 'brands', 'festivals', 'products', 'stocks', 'product_fields'],
    ...['product_pictures', 'price_history', 'past_sales', 'stock_updates', 'stock_movements'],
    'attribute_changes',
    'media',
  ],
  'Lists and search': [
    ...['listings', 'listing_samples', 'facet_counts', 'property_values', 'value_sets'],
    ...['words', 'misspellings', 'searches'],
  ],
  'Customers and places': [
    ...['users', 'sessions', 'codes', 'guesses', 'addresses', 'legal_profiles', 'favorites'],
    ...['cart_lines', 'stock_notices', 'states', 'cities', 'customer_notes'],
  ],
  'Orders and money': [
    ...[
      'orders',
      'order_items',
      'order_events',
      'order_pictures',
      'order_notes',
      'order_tags',
      'payments',
      'gateway_accounts',
      'refunds',
      'refund_items',
    ],
    ...[
      'wallets',
      'wallet_transactions',
      'test_bank',
      'coupons',
      'coupon_products',
      'coupon_uses',
      'shipping_methods',
    ],
    ...[
      'shipping_method_cities',
      'shipping_city_prices',
      'shipping_slots',
      'slot_bookings',
      'idempotency_keys',
    ],
    'funnel_counts',
  ],
  'Talk and tickets': [
    ...[
      'comments',
      'comment_pictures',
      'comment_votes',
      'questions',
      'tickets',
      'ticket_messages',
      'ticket_notes',
      'contact_notes',
      'ticket_files',
    ],
    ...['contact_messages', 'outbox_events', 'messages'],
  ],
  'Staff, the audit log and daily work': [
    ...['roles', 'staff_members', 'staff_sessions', 'staff_tickets', 'recovery_codes'],
    ...[
      'audit_events',
      'desk_views',
      'daily_runs',
      'imports',
      'import_rows',
      'import_files',
      'import_pictures',
    ],
  ],
  Social: ['posts', 'post_comments', 'likes', 'follows', 'reports', 'daily_counts'],
  'Magazine and pages': [
    ...['articles', 'article_products', 'article_notes', 'blog_categories', 'pages', 'settings'],
  ],
}

const tables = Object.values(schema).flatMap((value) =>
  is(value, PgTable) ? [getTableConfig(value)] : [],
)
type Config = (typeof tables)[number]

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const word = (type: string) => type.replace(/[^a-z]+/gi, '_').replace(/_+$/, '')

function linesOf(table: Config): string[] {
  const references = table.foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference()
    const to = getTableConfig(foreignTable).name
    return { to, by: columns.map((column) => snake(column.name)).join(', ') }
  })
  const columns = table.columns.map((column) => {
    const name = snake(column.name)
    const isKey = references.some(({ by }) => by === name)
    const mark = column.primary ? ' PK' : isKey ? ' FK' : ''
    return `    ${word(column.getSQLType())} ${name}${mark}`
  })
  return [
    `  ${table.name} {`,
    ...columns,
    '  }',
    ...references.map(({ to, by }) => `  ${table.name} }o--|| ${to} : "${by}"`),
  ]
}

function chapter([title, names]: [string, string[]]): string {
  const lines = names.flatMap((name) =>
    tables.filter((table) => table.name === name).flatMap(linesOf),
  )
  return [`## ${title}`, '', '```mermaid', 'erDiagram', ...lines, '```', ''].join('\n')
}

/** The text of docs/database.md, read from the schema itself. */
export function databaseDiagram(): string {
  const missing = tables.filter(({ name }) => !Object.values(AREAS).flat().includes(name))
  if (missing.length > 0) throw new Error(`no chapter shows ${missing.map(({ name }) => name)}`)
  const intro = [
    '# The database',
    '',
    'Written by `npm run diagram` from `lib/server/db/schema`. Money is in rials. Quantities, balances',
    'and prices are held by checks; the wallet ledger is append-only by a trigger.',
    '',
  ].join('\n')
  return [intro, ...Object.entries(AREAS).map(chapter)].join('\n')
}
