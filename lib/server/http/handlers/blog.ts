import type { blogCalls } from '@/lib/contract/blog'
import { findPostBySlug, listGuides, listPosts } from '../../blog/blog-posts'
import { wrapData } from '../answers'
import type { HandlersOf } from '../context'

export const blogHandlers: HandlersOf<typeof blogCalls> = {
  getBlogPosts: ({ query }, { db }) => wrapData(listPosts(db, query)),
  getBlogPost: ({ params }, { db }) => wrapData(findPostBySlug(db, params.slug)),
  getCategoryGuides: async ({ params }, { db }) => ({
    data: { articles: await listGuides(db, params.slug) },
  }),
}
