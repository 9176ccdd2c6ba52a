/** With the day of a delivery: the worth of goods, in rials, from which any delivery costs nothing. */
export const FREE_FROM_HEADER = 'free-from'
