/** Sold no more; its page says so and leads on. */
export const REMOVED_SLUG = 'چراغ-روغنی-سفالی-فانوس-مدل-پیه-سوز'

/** Not on sale yet, with the days that are left. */
export const COMING_SOON: Record<string, number> = { 'ساعت-مچی-کرنوگراف-آریان-زمان-تندباد': 12 }
