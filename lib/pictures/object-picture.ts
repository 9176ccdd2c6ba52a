const OBJECT_PICTURE_SIZE = 256

/** Categories, slides and banners name a 3D object, not an address. */
export function objectPicture(name: string): string {
  return `/demo/objects/${encodeURIComponent(name)}-${OBJECT_PICTURE_SIZE}.webp`
}
