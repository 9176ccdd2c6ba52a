export const MORE_POSTS_LABEL = 'پست‌های بیشتر'
/** How far from its end a list of posts asks for the next. */
export const LOAD_AHEAD_MARGIN = '900px'
