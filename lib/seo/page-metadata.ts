import type { Metadata } from 'next'
import { excerpt } from '@/lib/persian/text'
import { siteUrl } from './site-url'

const DESCRIPTION_LENGTH = 155

type PageFacts = {
  title: string
  description: string
  path: string
  picture?: string | undefined
  /** A page that only rearranges another. */
  hidden?: boolean
}

export function pageMetadata({ title, description, path, picture, hidden }: PageFacts): Metadata {
  const summary = excerpt(description.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH)
  const url = siteUrl(path)
  const images = picture ? { images: [siteUrl(picture)] } : {}
  return {
    title,
    description: summary,
    openGraph: { title, description: summary, url, locale: 'fa_IR', type: 'website', ...images },
    ...(hidden ? { robots: { index: false, follow: true } } : { alternates: { canonical: url } }),
  }
}
