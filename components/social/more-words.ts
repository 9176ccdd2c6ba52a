export const MORE = 'پست‌های بیشتر'
/** How far from its end a list of posts asks for the next. */
export const AHEAD = '900px'
