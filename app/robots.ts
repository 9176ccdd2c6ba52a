import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/seo/site-url'

/** `/profile` itself and what is under it, but not `/profiles`, where people show what they bought. */
const PRIVATE = [
  ...['/api/', '/auth', '/login', '/Cart', '/checkout', '/payment', '/upload', '/desk'],
  ...['/profile$', '/profile/', '/test/'],
]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/feeds/'], disallow: PRIVATE },
    sitemap: siteUrl('/sitemap.xml'),
  }
}
