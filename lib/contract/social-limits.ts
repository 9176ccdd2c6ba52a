import { MEGABYTE } from './limits'

/** What a form says before it is sent and the shop holds to afterwards. */
export const LONGEST_CAPTION = 2_000
export const LONGEST_ALT = 200
export const LONGEST_POST_COMMENT = 500
export const LONGEST_REASON = 300
export const POSTS_A_DAY = 20
export const POST_COMMENTS_A_DAY = 200
export const REPORTS_A_DAY = 50
export const PORTRAITS_A_DAY = 30
/** How long an account is new, and writes no links. */
export const NEW_FOR_DAYS = 7
/** Of one's own hidden posts, and of comments. */
export const HIDDEN_AT_ONCE = 50
export const POST_PICTURE = { field: 'image', most: 1, bytes: 10 * MEGABYTE }
