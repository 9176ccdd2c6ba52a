// Written by scripts/ui-icons.mjs; most shapes are Lucide's (ISC licence).

import { createIcon } from './icon'

export const HistoryIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2',
)
export const TagIcon = /* @__PURE__ */ createIcon(
  'M12.59 2.59A2 2 0 0 0 11.17 2H4a2 2 0 0 0-2 2v7.17a2 2 0 0 0 .59 1.41l8.70 8.70a2.43 2.43 0 0 0 3.42 0l6.58-6.58a2.43 2.43 0 0 0 0-3.42zM7.5 7.5h.01',
)
export const TrendIcon = /* @__PURE__ */ createIcon('M16 7h6v6M22 7l-8.5 8.5-5-5L2 17')
