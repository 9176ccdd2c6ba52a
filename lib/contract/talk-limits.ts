/** What a form says before it is sent and the shop holds to afterwards. */
export const LONGEST_COMMENT = 2_000
export const LONGEST_QUESTION = 1_000
export const LONGEST_TITLE = 100
export const LONGEST_POINT = 100
export const MOST_POINTS = 10
