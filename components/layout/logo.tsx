import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { LogoMark } from '@/components/ui/shamseh'
import { paths } from '@/lib/seo/addresses'

type LogoProps = { name: string; /** Only the mark where there is little room. */ short?: boolean }

export function Logo({ name, short = false }: LogoProps) {
  return (
    <Link
      href={paths.home}
      prefetch={false}
      aria-label={`${name}، صفحهٔ اصلی`}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-control text-2xl font-extrabold text-brand-700"
    >
      <LogoMark size={38} />
      <span className={cn(short && 'phone:hidden')}>{name}</span>
    </Link>
  )
}
