import sharp from 'sharp'

type Size = { width: number; height: number }

export function png({ width, height }: Size): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0e7c7b' } })
    .png()
    .toBuffer()
}

export async function jpegWithCoordinates(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#f6b73c' } })
    .withExif({ IFD0: { Artist: 'مریم کاظمی' }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** The header of a PNG that claims to be as large as it says, with nothing behind it. */
export async function pngThatClaims({
  width,
  height,
  isInterlaced = false,
}: Size & { isInterlaced?: boolean }): Promise<Buffer> {
  const real = await png({ width: 20, height: 20 })
  const huge = Buffer.from(real)
  huge.writeUInt32BE(width, 16)
  huge.writeUInt32BE(height, 20)
  huge.writeUInt8(isInterlaced ? 1 : 0, 28)
  huge.writeUInt32BE(crcOf(huge.subarray(12, 29)), 29)
  return huge
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
