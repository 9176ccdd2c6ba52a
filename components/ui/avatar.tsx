import { UserIcon } from './icons'
import { cn } from './cn'
import { Picture } from './picture'

type AvatarProps = {
  image: string | null
  size: number
  /** Part of the first screen, so it loads eagerly. */
  isPriority?: boolean
  className?: string
}

/** Decorative: the name always stands beside it. */
export function Avatar({ image, size, isPriority = false, className }: AvatarProps) {
  return (
    <span
      style={{ width: size, height: size }}
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-50 text-brand-600',
        className,
      )}
    >
      {image ? (
        <Picture
          src={image}
          width={size}
          height={size}
          isPriority={isPriority}
          className="size-full object-cover"
        />
      ) : (
        <UserIcon size={size / 2} />
      )}
    </span>
  )
}
