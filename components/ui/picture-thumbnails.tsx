import { cn } from './cn'
import { Picture } from './picture'

type PictureThumbnailsProps = {
  pictures: { url: string; alt: string }[]
  label?: string
  className?: string
}

/** Small pictures that open whole in a new tab. */
export function PictureThumbnails({ pictures, label, className }: PictureThumbnailsProps) {
  if (pictures.length === 0) return null
  return (
    <ul aria-label={label} className={cn('flex flex-wrap gap-2', className)}>
      {pictures.map(({ url, alt }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <Picture
              src={url}
              alt={`${alt} (در زبانهٔ تازه باز می‌شود)`}
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
