/** What is written, and about what. */
export type Writing = {
  what: 'comment' | 'question' | 'answer'
  productId: number
  title?: string
  /** The question that is answered. */
  parent?: { id: number; text: string }
}
