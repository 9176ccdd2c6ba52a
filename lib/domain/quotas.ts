/** How much one customer may have or do; docs/limits.md tells what is answered beyond it. */

export const MAX_UNPAID_ORDERS = 5
/** Of those that are on their way to be paid at the door; they cost the shop a courier each. */
export const MAX_CASH_ON_DELIVERY_ORDERS = 3
/** How long an order holds its goods and its delivery slot before it is paid. */
export const UNPAID_ORDER_MINUTES = 30

/** How long the variant that is wanted instead waits for the accepted return to arrive. */
export const EXCHANGE_HOLD_DAYS = 14

/** Of where and when one order goes, by its customer; each is a line of the log that stays. */
export const DELIVERY_CHANGES_PER_DAY = 10

export const MAX_ADDRESSES = 20
export const MAX_FAVORITES = 1_000

export const TICKETS_PER_DAY = 10
export const TICKET_MESSAGES_PER_DAY = 100

/** Comments and questions together. */
export const MAX_REVIEWS_PER_DAY = 30
export const POSTS_PER_DAY = 20
export const POST_COMMENTS_PER_DAY = 200
export const REPORTS_PER_DAY = 50
export const PORTRAITS_PER_DAY = 30
export const COMMENT_PICTURES_PER_DAY = 60
/** Tickets, messages and returns that come with pictures, each once. */
export const ATTACHMENTS_PER_DAY = 60
/** Edits and deletions, each of which leaves room for another comment. */
export const COMMENT_CHANGES_PER_DAY = 30
