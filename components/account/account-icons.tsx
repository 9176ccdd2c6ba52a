import { Icon, type IconProps } from '@/components/ui/icon'

export function OrdersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16 3H8a2 2 0 0 0-2 2v16l3-2 3 2 3-2 3 2V5a2 2 0 0 0-2-2Z" />
      <path d="M10 8h4M10 12h4" />
    </Icon>
  )
}

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 7V5a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v3" />
      <path d="M3 6v12a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-3" />
      <path d="M18 12a2 2 0 0 0 0 4h3v-4Z" />
    </Icon>
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M21 11.5a8.4 8.4 0 0 1-9 8.4 9.7 9.7 0 0 1-3.6-.7L3 21l1.8-5.1A8 8 0 0 1 4 11.5 8.4 8.4 0 0 1 12.5 3 8.4 8.4 0 0 1 21 11.5Z" />
    </Icon>
  )
}

export function TicketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 13a8 8 0 0 1 16 0" />
      <path d="M20 13v4a2 2 0 0 1-2 2h-1v-6h3ZM4 13v4a2 2 0 0 0 2 2h1v-6H4Z" />
    </Icon>
  )
}

export function CompanyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16M15 10h2a2 2 0 0 1 2 2v9M3 21h18" />
      <path d="M9 7h2M9 11h2M9 15h2" />
    </Icon>
  )
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15" r="5" />
      <path d="m11.5 11.5 8-8M16 7l3 3M18.5 4.5 21 7" />
    </Icon>
  )
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16v4Z" />
    </Icon>
  )
}

export function DeviceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h11a1 1 0 0 1 1 1v3M3 6v9a1 1 0 0 0 1 1h7M8 20h3M11 16v4" />
      <rect x="14" y="9" width="7" height="12" rx="1.5" />
      <path d="M17 18h1" />
    </Icon>
  )
}

export function TruckIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon className={`rtl:-scale-x-100 ${className}`} {...props}>
      <path d="M14 17V6a1 1 0 0 0-1-1H3a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h2M14 9h4l4 4v3a1 1 0 0 1-1 1h-1M15 17H9" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="18" cy="17.5" r="2" />
    </Icon>
  )
}

export function ReturnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
    </Icon>
  )
}
