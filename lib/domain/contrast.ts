/** `#rrggbb` in lower case, or null. */
export function parseHex(text: string): string | null {
  return /^#[\da-f]{6}$/i.test(text.trim()) ? text.trim().toLowerCase() : null
}

export function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of two colours, as WCAG counts it: from 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}
