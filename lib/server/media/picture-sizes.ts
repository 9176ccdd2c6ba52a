/** Of a picture shown both small and large; the address of the larger one tells both. */
export const POSTED = { large: 960, small: 480 }

export function smallerName(name: string): string | null {
  const ending = `-${POSTED.large}.webp`
  return name.endsWith(ending) ? name.replace(ending, `-${POSTED.small}.webp`) : null
}
