import { Icon, type IconProps } from './icon'

// Shapes from Lucide (ISC licence).

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M21 5h-7M10 5H3M21 12h-9M8 12H3M21 19h-5M12 19H3M14 3v4M8 10v4M16 17v4" />
    </Icon>
  )
}

export function SortIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="m3 16 4 4 4-4M7 20V4M11 4h10M11 8h7M11 12h4" />
    </Icon>
  )
}

export function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
    </Icon>
  )
}

export function RowsIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M3 4h6v6H3zM3 14h6v6H3zM13 5h8M13 9h5M13 15h8M13 19h5" />
    </Icon>
  )
}
