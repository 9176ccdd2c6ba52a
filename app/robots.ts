import type { MetadataRoute } from 'next'
import { readConfig } from '@/lib/config'

export const dynamic = 'force-dynamic'

const PRIVATE = [
  '/api/',
  '/auth',
  '/login',
  '/Cart',
  '/checkout',
  '/payment',
  '/profile',
  '/upload',
]

export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = readConfig(process.env)
  return {
    rules: { userAgent: '*', allow: '/', disallow: PRIVATE },
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}
