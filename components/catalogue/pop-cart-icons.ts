/** The cart's icons in header and bar say where the line went. */
export function popCartIcons(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const icon of document.querySelectorAll('[data-cart-icon]')) {
    icon.animate({ transform: ['scale(1)', 'scale(1.25)', 'scale(1)'] }, 260)
  }
}
