/** `first` says how many pages there are; its entries are on the page already. */
export type MoreProps<Page> = { productId: number; first: Page }
