// Written by scripts/ui-icons.mjs; most shapes are Lucide's (ISC licence).

import { createIcon } from './icon'

export const FilterIcon = /* @__PURE__ */ createIcon(
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
)
export const RowsIcon = /* @__PURE__ */ createIcon(
  'M3 4h6v6H3zM3 14h6v6H3zM13 5h8M13 9h5M13 15h8M13 19h5',
  { isMirrored: true },
)
export const SortIcon = /* @__PURE__ */ createIcon('M3 16l4 4 4-4M7 20V4M11 4h10M11 8h7M11 12h4', {
  isMirrored: true,
})
