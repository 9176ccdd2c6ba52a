/** Each object is stored at 128 and 256, and at 512 when a slide shows it. */
type ObjectSize = 128 | 256 | 512

/** Categories, slides and banners name a 3D object, not an address. */
export function objectPicture(name: string, size: ObjectSize = 256): string {
  return `/demo/objects/${encodeURIComponent(name)}-${size}.webp`
}
