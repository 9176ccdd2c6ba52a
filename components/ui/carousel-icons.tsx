// Written by scripts/ui-icons.mjs; most shapes are Lucide's (ISC licence).

import { createIcon } from './icon'

export const PauseIcon = /* @__PURE__ */ createIcon('M9 5v14M15 5v14', { strokeWidth: 3 })
export const PlayIcon = /* @__PURE__ */ createIcon('m7 4 13 8-13 8z', { fill: 'currentColor' })
