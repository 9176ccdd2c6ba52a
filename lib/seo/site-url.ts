import { readConfig } from '@/lib/config'

export function siteUrl(path: string): string {
  return new URL(path, readConfig(process.env).siteUrl).href
}
