import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { checkPicture, encodePicture } from '@/lib/server/adapters/media/read-picture'
import { pngThatClaims } from '../kit/pictures'

const blank = (side = 20) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0e7c7b' } })

/** Small files whose header claims to be so large. */
const claims = {
  png: (side: number) => pngThatClaims({ width: side, height: side }),
  interlacedPng: (side: number) => pngThatClaims({ width: side, height: side, isInterlaced: true }),
  gif: async (side: number) => {
    const file = await blank().gif().toBuffer()
    const frame = file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
    for (const at of [6, 8, frame + 5, frame + 7]) file.writeUInt16LE(side, at)
    return file
  },
  avif: async (side: number) => {
    const file = await blank().avif().toBuffer()
    const box = file.indexOf('ispe')
    for (const at of [8, 12]) file.writeUInt32BE(side, box + at)
    return file
  },
  jpeg: async (side: number) => {
    const file = await blank().jpeg().toBuffer()
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
    for (const at of [5, 7]) file.writeUInt16BE(side, frame + at)
    return file
  },
  progressiveJpeg: async (side: number) => {
    const file = await blank().jpeg({ progressive: true }).toBuffer()
    const frame = file.indexOf(Buffer.from([0xff, 0xc2]))
    for (const at of [5, 7]) file.writeUInt16BE(side, frame + at)
    return file
  },
}

test.each([
  ['png', 7_000, true],
  ['png', 7_100, false],
  ['jpeg', 7_000, true],
  ['jpeg', 7_100, false],
  ['progressiveJpeg', 7_000, true],
  ['progressiveJpeg', 7_100, false],
  ['interlacedPng', 5_000, true],
  ['interlacedPng', 5_010, false],
  ['gif', 5_000, true],
  ['gif', 5_010, false],
  ['avif', 5_000, true],
  ['avif', 5_010, false],
] as const)('a %s of %i pixels to a side is accepted: %s', async (format, side, isAccepted) => {
  const checked = checkPicture('image', await claims[format](side)).then(
    ({ width }) => width,
    ({ code }) => code,
  )
  expect(await checked).toBe(isAccepted ? side : 'invalid')
})

test('pictures are decoded one after the other, and those beyond a queue are told to come back', async () => {
  const ends: (() => void)[] = []
  const encode = () => {
    const picture = blank()
    vi.spyOn(picture, 'toBuffer').mockImplementation(
      () => new Promise((_, reject) => ends.push(() => reject(new Error('broken')))),
    )
    return encodePicture('image', picture)
  }
  const waiting = Promise.allSettled(Array.from({ length: 21 }, encode))
  await expect(encode()).rejects.toMatchObject({ code: 'busy', retryAfter: 3 })
  for (let done = 0; done < 21; done += 1) {
    await vi.waitFor(() => expect(ends).toHaveLength(done + 1))
    ends[done]?.()
  }
  const refused = await waiting
  expect(refused).toHaveLength(21)
  await expect(encodePicture('image', blank())).resolves.toMatchObject({ info: { width: 20 } })
})
