// Written by scripts/ui-icons.mjs; most shapes are Lucide's (ISC licence).

import { createIcon } from './icon'

export const AlertIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 8L12 12M12 16L12.01 16',
)
export const BagIcon = /* @__PURE__ */ createIcon('M5 8h14l-1 12H6zM9 8V7a3 3 0 0 1 6 0v1')
export const CheckCircleIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM9 12l2 2 4-4',
)
export const CheckIcon = /* @__PURE__ */ createIcon('M20 6 9 17l-5-5')
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M6 9l6 6 6-6')
export const ChevronEndIcon = /* @__PURE__ */ createIcon('M9 18l6-6-6-6', { isMirrored: true })
export const ChevronStartIcon = /* @__PURE__ */ createIcon('M15 18l-6-6 6-6', { isMirrored: true })
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M12 6v6l4 2M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
)
export const CloseIcon = /* @__PURE__ */ createIcon('M18 6 6 18M6 6l12 12')
export const CopyIcon = /* @__PURE__ */ createIcon(
  'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM5 15a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1',
)
export const FilterIcon = /* @__PURE__ */ createIcon(
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
)
export const GridIcon = /* @__PURE__ */ createIcon(
  'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
)
export const HeartIcon = /* @__PURE__ */ createIcon(
  'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z',
)
export const HomeIcon = /* @__PURE__ */ createIcon('M4 11 12 4l8 7M6 10v10h12V10M10 20v-5h4v5')
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 16v-4M12 8h.01',
)
export const MenuIcon = /* @__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h16')
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14')
export const PauseIcon = /* @__PURE__ */ createIcon('M9 5v14M15 5v14', { strokeWidth: 3 })
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M13.83 16.57a1 1 0 0 0 1.21-.30l.35-.47A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.38',
)
export const PinIcon = /* @__PURE__ */ createIcon(
  'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11M9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
)
export const PlayIcon = /* @__PURE__ */ createIcon('m7 4 13 8-13 8z', { fill: 'currentColor' })
export const PlusIcon = /* @__PURE__ */ createIcon('M5 12h14M12 5v14')
export const RetryIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5',
)
export const RowsIcon = /* @__PURE__ */ createIcon(
  'M3 4h6v6H3zM3 14h6v6H3zM13 5h8M13 9h5M13 15h8M13 19h5',
  { isMirrored: true },
)
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
)
export const SortIcon = /* @__PURE__ */ createIcon('M3 16l4 4 4-4M7 20V4M11 4h10M11 8h7M11 12h4', {
  isMirrored: true,
})
export const StarIcon = /* @__PURE__ */ createIcon(
  'm12 2 3 6.6 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7L2 9.4l7-.8z',
  { fill: 'currentColor', stroke: 'none' },
)
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
export const UserIcon = /* @__PURE__ */ createIcon(
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 21c1.5-4 5-5 8-5s6.5 1 8 5',
)
