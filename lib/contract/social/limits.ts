import { MEGABYTE } from '../limits'

/** What a form says before it is sent and the shop holds to afterwards. */
export const MAX_CAPTION = 2_000
export const MAX_ALT = 200
export const MAX_POST_COMMENT = 500
export const MAX_REASON = 300
export const POSTS_PER_DAY = 20
export const POST_COMMENTS_PER_DAY = 200
export const REPORTS_PER_DAY = 50
export const PORTRAITS_PER_DAY = 30
/** How long an account is new, and writes no links. */
export const NEWCOMER_DAYS = 7
/** Of one's own hidden posts, and of comments. */
export const MAX_HIDDEN_LISTED = 50
export const POST_PICTURE = { field: 'image', most: 1, bytes: 10 * MEGABYTE }
