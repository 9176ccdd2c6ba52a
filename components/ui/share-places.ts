type Shared = { title: string; url: string }

/** Spaces as %20: some of these places show a plus as it is. */
function address(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${base}?${pairs.join('&')}`
}

/** Where a link can be sent from a browser; each is the place's own plain address. */
export function sharePlaces({ title, url }: Shared) {
  return [
    { name: 'تلگرام', href: address('https://t.me/share/url', { url, text: title }) },
    { name: 'واتس‌اپ', href: address('https://wa.me/', { text: `${title}\n${url}` }) },
    { name: 'ایتا', href: address('https://eitaa.com/share/url', { url, text: title }) },
    { name: 'بله', href: address('https://ble.ir/share/url', { url, text: title }) },
  ]
}
