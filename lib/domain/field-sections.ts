/** The heading of specifications that belong to no other; a table of several begins with it. */
export const GENERAL_SECTION = 'مشخصات کلی'
