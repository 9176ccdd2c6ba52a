// Written by scripts/ui-icons.mjs; most shapes are Lucide's (ISC licence).

import { createIcon } from './icon'

export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M16 19h6M16 2v4M19 16v6M21 12.60V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.5M3 10h18M8 2v4',
)
export const CameraIcon = /* @__PURE__ */ createIcon(
  'M14.00 4a2 2 0 0 1 1.76 1.05l.49.9A2 2 0 0 0 18.00 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h2.00a2 2 0 0 0 1.76-1.05l.49-.90A2 2 0 0 1 10.00 4zM9 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
)
export const ChatIcon = /* @__PURE__ */ createIcon(
  'M21 11.5a8.4 8.4 0 0 1-9 8.4 9.7 9.7 0 0 1-3.6-.7L3 21l1.8-5.1A8 8 0 0 1 4 11.5 8.4 8.4 0 0 1 12.5 3 8.4 8.4 0 0 1 21 11.5Z',
)
export const CompanyIcon = /* @__PURE__ */ createIcon(
  'M5 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16M15 10h2a2 2 0 0 1 2 2v9M3 21h18M9 7h2M9 11h2M9 15h2',
)
export const DeviceIcon = /* @__PURE__ */ createIcon(
  'M4 5h11a1 1 0 0 1 1 1v3M3 6v9a1 1 0 0 0 1 1h7M8 20h3M11 16v4M17 18h1M15.5 9h4a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5z',
)
export const EditIcon = /* @__PURE__ */ createIcon('M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16v4Z')
export const KeyIcon = /* @__PURE__ */ createIcon(
  'M3 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM11.5 11.5l8-8M16 7l3 3M18.5 4.5 21 7',
)
export const LogOutIcon = /* @__PURE__ */ createIcon('M10 4H5v16h5M14 8l4 4-4 4M18 12H9', {
  isMirrored: true,
})
export const MailIcon = /* @__PURE__ */ createIcon(
  'M22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
)
export const OrdersIcon = /* @__PURE__ */ createIcon(
  'M16 3H8a2 2 0 0 0-2 2v16l3-2 3 2 3-2 3 2V5a2 2 0 0 0-2-2ZM10 8h4M10 12h4',
)
export const PictureIcon = /* @__PURE__ */ createIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM21 15l-3.09-3.09a2 2 0 0 0-2.83 0L6 21',
)
export const ReturnIcon = /* @__PURE__ */ createIcon(
  'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
)
export const SaveForLaterIcon = /* @__PURE__ */ createIcon(
  'M19 21l-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16zM12 7L12 13M15 10L9 10',
)
export const TicketIcon = /* @__PURE__ */ createIcon(
  'M4 13a8 8 0 0 1 16 0M20 13v4a2 2 0 0 1-2 2h-1v-6h3ZM4 13v4a2 2 0 0 0 2 2h1v-6H4Z',
)
export const WalletIcon = /* @__PURE__ */ createIcon(
  'M19 7V5a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v3M3 6v12a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-3M18 12a2 2 0 0 0 0 4h3v-4Z',
)
