import { Icon, type IconProps } from '@/components/ui/icon'

// Shapes from Lucide (ISC licence).

export function CompareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3v18M7 21h10M5 7c3 0 5-1 7-2 2 1 4 2 7 2M5 7l-3 8c.9.7 1.9 1 3 1s2.1-.3 3-1zM19 7l-3 8c.9.7 1.9 1 3 1s2.1-.3 3-1z" />
    </Icon>
  )
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3v16a2 2 0 0 0 2 2h16M19 9l-5 5-4-4-3 3" />
    </Icon>
  )
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.27 21a2 2 0 0 0 3.46 0M3.26 15.33A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.67C19.41 13.96 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.41 5.96-2.74 7.33" />
    </Icon>
  )
}
