/** So few units are named on a product's own page. */
export const FEW_LEFT_ON_PAGE = 5
/** A card has less room, and names them later. */
export const FEW_LEFT_ON_CARD = 3
/** At so few the shop's people are told, until the owner sets another number. */
export const DEFAULT_LOW_STOCK = 3
