import { Picture } from '@/components/ui/picture'
import { persianDigits } from '@/lib/persian/digits'
import { objectPictureUrl } from '@/lib/picture-urls'

type ClashPicturesProps = { pictures: readonly { url: string; alt?: string }[] }

/** The one of a category or a brand; empty where it has none. */
export const picturesOf = (picture: string) =>
  picture === '' ? [] : [{ url: objectPictureUrl(picture, 128) }]

/** The pictures of one version, small enough to stand beside those of another. */
export function ClashPictures({ pictures }: ClashPicturesProps) {
  if (pictures.length === 0) return 'بی‌تصویر'
  return (
    <ul className="flex flex-wrap gap-1">
      {pictures.map(({ url, alt }, at) => (
        <li key={`${url} ${at}`}>
          <Picture
            src={url}
            alt={alt || `تصویر ${persianDigits(at + 1)}`}
            width={40}
            height={40}
            className="border-hair bg-picture size-10 rounded-[7px] border object-contain"
          />
        </li>
      ))}
    </ul>
  )
}
