import { MEGABYTE } from '../limits'

/** What a form says before it is sent and the shop holds to afterwards. */
export const MAX_CAPTION = 2_000
export const MAX_ALT = 200
export const MAX_POST_COMMENT = 500
export const MAX_REASON = 300
/** How long an account is new, and writes no links. */
export const NEWCOMER_DAYS = 7
/** Of one's own hidden posts, and of comments. */
export const MAX_HIDDEN_LISTED = 50
export const POST_PICTURE = { field: 'image', most: 1, bytes: 10 * MEGABYTE }
