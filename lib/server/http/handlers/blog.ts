import type { blogCalls } from '@/lib/contract/blog'
import { findPostBySlug, listPosts, findContentPageBySlug } from '../../blog/blog-posts'
import { wrapData, type HandlersOf } from '../context'

export const blogHandlers: HandlersOf<typeof blogCalls> = {
  getBlogPosts: ({ query }, { db }) => wrapData(listPosts(db, query)),
  getBlogPost: ({ params }, { db }) => wrapData(findPostBySlug(db, params.slug)),
  getContentPage: async ({ params }, { db }) => ({
    data: { page: await findContentPageBySlug(db, params.slug) },
  }),
}
