import { buttonLook } from '@/components/ui/button-look'
import type { Branch } from '@/lib/contract/contact'

type Place = Pick<Branch, 'title' | 'lat' | 'lng'>

function mapsOf({ lat, lng }: Place) {
  return [
    { name: 'نشان', href: `https://nshn.ir/?lat=${lat}&lng=${lng}` },
    { name: 'بلد', href: `https://balad.ir/location?latitude=${lat}&longitude=${lng}&zoom=16` },
    { name: 'گوگل‌مپ', href: `https://www.google.com/maps/search/?api=1&query=${lat},${lng}` },
  ]
}

/** The phone's own way-finding first, then the maps people here use. */
export function MapLinks({ place }: { place: Place }) {
  const { title, lat, lng } = place
  const look = buttonLook({ variant: 'ghost', size: 'sm' })
  return (
    <ul className="flex flex-wrap gap-2" aria-label={`مسیر ${title}`}>
      <li className="desk:hidden">
        <a
          href={`geo:${lat},${lng}?q=${lat},${lng}`}
          className={buttonLook({ variant: 'soft', size: 'sm' })}
        >
          مسیریاب گوشی
        </a>
      </li>
      {mapsOf(place).map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
            {name}
            <span className="sr-only"> (در زبانهٔ تازه)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
