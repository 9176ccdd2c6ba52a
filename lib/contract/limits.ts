/** The widest number an id or a quantity has on the wire. */
export const MAX_INTEGER = 2_147_483_647

/** In bytes. */
export const MEGABYTE = 1_048_576
export const USER_PICTURE = { field: 'image', most: 1, bytes: 10 * MEGABYTE, isRequired: true }

export const MAX_PRICE = 1_000_000_000_000
export const MAX_SKU_LENGTH = 100
/** Of the variants that one call sets. */
export const MAX_STOCK_CHANGES = 10_000

/** As many as the menu and the lists of the shop show. */
export const MAX_CATEGORY_LEVELS = 3

export const MAX_COMPARED = 4
/** So many beside each other fill a phone's table. */
export const READY_COMPARISON = 3
/** Cards of products that are asked for by their ids. */
export const MAX_CARDS = 20
/** Of the ids in a query: more than are shown, as some may be unknown. */
export const MAX_IDS_READ = 20

export const MAX_CART_LINES = 100
/** All of a cart and of what is saved for later, taken out for as many others. */
export const MAX_CART_CHANGES = 4 * MAX_CART_LINES
export const CART_FULL = 'در سبد خرید بیش از ۱۰۰ نوع کالا جا نمی‌شود.'

export const MAX_MESSAGE_LENGTH = 2_000

export const MAX_SLUG_LENGTH = 200
export const MAX_PAGE = 100_000
/** Digits of a number that arrives as text. */
export const MAX_DIGITS = 15

export const MAX_SEARCH_LENGTH = 100
/** Of the filters of a list. */
export const MAX_FILTER_VALUES = 50
export const MAX_FILTER_PROPERTIES = 20
/** Of the brands that a list offers at once; the others are found by their name. */
export const MAX_LISTED_BRANDS = 60
export const MAX_FILTER_LENGTH = 100

/** What a form says before it is sent and the shop holds to afterwards. */
export const MAX_CAPTION = 2_000
export const MAX_ALT = 200
export const MAX_POST_COMMENT = 500
export const MAX_REASON = 300
/** How long an account is new, and writes no links. */
export const NEWCOMER_DAYS = 7
/** Of one's own hidden posts, and of comments. */
export const MAX_HIDDEN_LISTED = 50
/** Of one comment on a product. */
export const MAX_COMMENT_PICTURES = 5
export const COMMENT_PICTURE = { field: 'image', most: 1, bytes: 10 * MEGABYTE, isRequired: true }
export const POST_PICTURE = { field: 'image', most: 1, bytes: 10 * MEGABYTE, isRequired: true }
