import { Icon } from '@/components/ui/icon'

export function LaterIcon({ size }: { size: number }) {
  return (
    <Icon size={size}>
      <path d="m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zM12 7v6M15 10H9" />
    </Icon>
  )
}
