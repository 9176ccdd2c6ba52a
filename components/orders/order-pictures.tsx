import Image from 'next/image'
import { persianDigits } from '@/lib/persian/digits'

/** What a customer showed of the goods that go back. */
export function OrderPictures({ urls }: { urls: string[] }) {
  if (urls.length === 0) return null
  return (
    <ul aria-label="عکس‌های شما" className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <Image
              src={url}
              alt={`عکس ${persianDigits(at + 1)} (در زبانهٔ تازه باز می‌شود)`}
              width={96}
              height={96}
              className="size-24 rounded-control border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
