/** What a cached page was made from: reads carry these tags, writes revalidate them. */
export const tags = {
  home: 'home',
  menu: 'menu',
  settings: 'settings',
  redirects: 'redirects',
  products: 'products',
  blog: 'blog',
  product: (slug: string) => `product:${slug}`,
  category: (slug: string) => `category:${slug}`,
  /** Of removed products: a page with this tag answers 410. */
  gone: 'gone',
  reviews: (productId: number) => `reviews:${productId}`,
  article: (slug: string) => `article:${slug}`,
  profile: (userId: number) => `profile:${userId}`,
  /** Likes, comments and followers of a customer and their posts, as counted on their profile. */
  reactions: (userId: number) => `reactions:${userId}`,
  post: (id: number) => `post:${id}`,
  productPosts: (productId: number) => `product-posts:${productId}`,
  people: 'people',
  page: (slug: string) => `page:${slug}`,
}
