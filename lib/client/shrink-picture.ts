/** As large as the shop shows one; what is sent beyond it is a phone's data for nothing. */
const LONGEST_SIDE = 1600
const QUALITY = 0.86

/** A smaller copy of a photo, turned upright; the file itself where it is small or this browser cannot. */
export async function shrinkPicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = LONGEST_SIDE / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const copy = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    )
    return copy !== null && copy.size < file.size ? copy : file
  } catch {
    return file
  }
}
