// Written by scripts/ui-icons.mjs; most shapes are Lucide's (ISC licence).

import { createIcon } from './icon'

export const AlertIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 8L12 12M12 16L12.01 16',
)
export const BagIcon = /* @__PURE__ */ createIcon('M5 8h14l-1 12H6zM9 8V7a3 3 0 0 1 6 0v1')
export const CheckIcon = /* @__PURE__ */ createIcon('M20 6 9 17l-5-5')
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M6 9l6 6 6-6')
export const ChevronEndIcon = /* @__PURE__ */ createIcon('M9 18l6-6-6-6', { isMirrored: true })
export const ChevronStartIcon = /* @__PURE__ */ createIcon('M15 18l-6-6 6-6', { isMirrored: true })
export const CloseIcon = /* @__PURE__ */ createIcon('M18 6 6 18M6 6l12 12')
export const GridIcon = /* @__PURE__ */ createIcon(
  'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
)
export const HeartIcon = /* @__PURE__ */ createIcon(
  'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z',
)
export const HomeIcon = /* @__PURE__ */ createIcon('M4 11 12 4l8 7M6 10v10h12V10M10 20v-5h4v5')
export const MenuIcon = /* @__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h16')
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14')
export const PinIcon = /* @__PURE__ */ createIcon(
  'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11M9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
)
export const PlusIcon = /* @__PURE__ */ createIcon('M5 12h14M12 5v14')
export const RetryIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5',
)
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
)
export const StarIcon = /* @__PURE__ */ createIcon(
  'm12 2 3 6.6 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7L2 9.4l7-.8z',
  { fill: 'currentColor', stroke: 'none' },
)
export const UserIcon = /* @__PURE__ */ createIcon(
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 21c1.5-4 5-5 8-5s6.5 1 8 5',
)
