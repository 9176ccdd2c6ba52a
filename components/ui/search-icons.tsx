import { Icon, type IconProps } from './icon'

// Shapes from Lucide (ISC licence).

export function HistoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 12a9 9 0 1 0 3-6.700L3 8M3 3v5h5M12 7v5l4 2" />
    </Icon>
  )
}

export function TrendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m22 7-8.500 8.500-5-5L2 17M16 7h6v6" />
    </Icon>
  )
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.600 2.600A2 2 0 0 0 11.200 2H4a2 2 0 0 0-2 2v7.200a2 2 0 0 0 .6 1.400l8.700 8.700a2.400 2.400 0 0 0 3.400 0l6.600-6.600a2.400 2.400 0 0 0 0-3.400zM7.500 7.500h.01" />
    </Icon>
  )
}

export function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h6.500v6.500H4zM13.500 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.500 13.500H20V20h-6.500z" />
    </Icon>
  )
}
