import { cn } from '@/components/ui/cn'
import { Picture } from '@/components/ui/picture'
import { UserIcon } from '@/components/layout/layout-icons'

type AvatarProps = { image: string | null; size?: number; className?: string }

/** The name always stands beside it, so the picture itself says nothing more. */
export function Avatar({ image, size = 56, className }: AvatarProps) {
  return (
    <span
      style={{ width: size, height: size }}
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-50 text-brand-600',
        className,
      )}
    >
      {image ? (
        <Picture src={image} width={size} height={size} early className="size-full object-cover" />
      ) : (
        <UserIcon size={size / 2} />
      )}
    </span>
  )
}
