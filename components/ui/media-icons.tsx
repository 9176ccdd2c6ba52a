import { Icon, type IconProps } from './icon'

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <circle cx="9" cy="9" r="2" />
      <path d="m21 15-3.500-3.500a2 2 0 0 0-2.800 0L5.500 21" />
    </Icon>
  )
}

export function SpeechIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M21 11.500a8.400 8.400 0 0 1-9 8.400 9.700 9.700 0 0 1-3.600-.7L3 21l1.800-5.100A8 8 0 0 1 4 11.500 8.400 8.400 0 0 1 12.500 3 8.400 8.400 0 0 1 21 11.500Z" />
    </Icon>
  )
}

export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 22V4s1-1 4-1 5 2 8 2 4-1 4-1v11s-1 1-4 1-5-2-8-2-4 1-4 1" />
    </Icon>
  )
}

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.500 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3z" />
      <circle cx="12" cy="13" r="3.500" />
    </Icon>
  )
}
