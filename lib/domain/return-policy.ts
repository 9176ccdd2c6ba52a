/** Within these working days a request is answered; the shop's page of returns has to name the same. */
export const RETURN_ANSWER_DAYS = 1
/** From when the goods are at the warehouse until their money is in the wallet. */
export const RETURN_CHECK_DAYS = 2
