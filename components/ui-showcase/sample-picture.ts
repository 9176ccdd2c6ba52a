const STAR =
  'M20 1l5.6 5.6h7.8v7.8L39 20l-5.6 5.6v7.8h-7.8L20 39l-5.6-5.6H6.6v-7.8L1 20l5.6-5.6V6.6h7.8z'

/** A star in a colour, so that this page needs no picture of the shop. */
export function samplePicture(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="400" height="400"><path fill="${colour}" d="${STAR}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
