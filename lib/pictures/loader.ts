type Asked = { src: string; width: number }

/** Pictures are stored in two widths; the smaller one serves every place it is wide enough for. */
const SMALLER: Record<string, { width: number; name: string }> = {
  '-640.webp': { width: 320, name: '-320.webp' },
  '-960.webp': { width: 480, name: '-480.webp' },
}

export default function pictureLoader({ src, width }: Asked): string {
  const stored = src.slice(-'-640.webp'.length)
  const smaller = SMALLER[stored]
  return smaller && width <= smaller.width ? src.replace(stored, smaller.name) : src
}
