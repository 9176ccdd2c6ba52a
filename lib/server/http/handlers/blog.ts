import type { blogCalls } from '@/lib/contract/blog'
import { findPostBySlug, listPosts } from '../../blog/blog-posts'
import { wrapData } from '../answers'
import type { HandlersOf } from '../context'

export const blogHandlers: HandlersOf<typeof blogCalls> = {
  getBlogPosts: ({ query }, { db }) => wrapData(listPosts(db, query)),
  getBlogPost: ({ params }, { db }) => wrapData(findPostBySlug(db, params.slug)),
}
