import type { MetadataRoute } from 'next'

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
  return {
    rules: { userAgent: '*', allow: '/', disallow: PRIVATE },
  }
}
