import { createIcon } from '@/components/ui/icon'

const InstagramIcon = createIcon(
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM17 7h.01',
)
const TelegramIcon = createIcon(
  'M21 4 3 11.2l5.6 2L11 20l2.8-3.7 4.7 3.5zM8.6 13.2l9.6-6.5-7.1 8.2',
)
const LinkedInIcon = createIcon(
  'M5 10v9M5 5.5v.01M10 19v-9M10 14c0-2.6 1.6-4.2 4.5-4.2S19 11.4 19 14v5',
)
const AparatIcon = createIcon(
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.2 7.7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM15 8.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM9 13a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM14.8 13.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
)
const YouTubeIcon = createIcon(
  'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10.2 9.2v5.6l4.8-2.8z',
)

const NETWORKS = [
  [/instagram|اینستاگرام/, InstagramIcon],
  [/telegram|\bt\.me\b|تلگرام/, TelegramIcon],
  [/linkedin|لینکدین/, LinkedInIcon],
  [/aparat|آپارات/, AparatIcon],
  [/youtube|یوتیوب/, YouTubeIcon],
] as const

/** The drawing of a network that is known by its name or its address; of others only the name is shown. */
export function socialIconOf({ title, href }: { title: string; href: string }) {
  const known = NETWORKS.find(([name]) => name.test(`${title} ${href}`.toLowerCase()))
  return known?.[1] ?? null
}
