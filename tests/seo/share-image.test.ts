import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawShareImage, readPicture, drawText } from '@/lib/seo/share-image/draw-share-image'
import {
  DiskImageCache,
  createSerialQueue,
  QueueFullError,
} from '@/lib/seo/share-image/render-share-image'

const facts = { kind: 'home' as const, slug: '', title: 'قوری', line: 'چای', picture: null }
const look = { size: 60, weight: 700, colour: '#000000', width: 1000 }

describe('the letters of a share image', () => {
  test('are joined, as they are narrower than letters apart', async () => {
    const joined = await drawText('بببب', look)
    const apart = await drawText('ب\u200cب\u200cب\u200cب', look)
    expect(joined.width).toBeLessThan(apart.width * 0.75)
  })

  test('come from our own font, in its weights', async () => {
    const thin = await drawText('ویترین', { ...look, weight: 400 })
    const bold = await drawText('ویترین', { ...look, weight: 900 })
    expect(bold.width).toBeGreaterThan(thin.width)
  })

  test('run from right to left: the first word of a line is at its right', async () => {
    const { input } = await drawText('ببببببببب .', look)
    const { data, info } = await sharp(input)
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const inked = (from: number, to: number) => {
      let sum = 0
      for (let at = 0; at < data.length; at += 1) {
        const x = at % info.width
        if (x >= from && x < to) sum += data[at] ?? 0
      }
      return sum
    }
    const third = Math.floor(info.width / 3)
    expect(inked(info.width - third, info.width)).toBeGreaterThan(inked(0, third))
  })

  test('read as text what looks like markup', async () => {
    await expect(
      drawShareImage({ ...facts, title: '<b>&amp;' }, 'چای ماهان'),
    ).resolves.toBeInstanceOf(Buffer)
  })
})

describe('a share image', () => {
  test.each([
    ['short', 'قوری'],
    ['very long', 'گوشی موبایل سامسونگ مدل Galaxy A55 دو سیم‌کارت '.repeat(5)],
  ])('is 1200 × 630, also with a title that is %s', async (_, title) => {
    const picture = '/demo/objects/honey-256.webp'
    const png = await drawShareImage({ ...facts, title, picture }, 'چای ماهان')
    const { format, width, height } = await sharp(png).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(300_000)
  })

  test('leaves out a picture that cannot be read, and reads nothing outside of the public folder', async () => {
    for (const picture of ['/nothing.webp', '/../package.json', '/%2e%2e/package.json', '/%zz']) {
      expect(await readPicture(picture)).toBeNull()
    }
  })
})

describe('drawing share images', () => {
  test('goes one at a time, and rejects a request when too many wait', async () => {
    const inTurn = createSerialQueue(2)
    let running = 0
    const work = async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return 'drawn'
    }
    const both = [inTurn(work), inTurn(work)]
    await expect(inTurn(work)).rejects.toBeInstanceOf(QueueFullError)
    expect(await Promise.all(both)).toEqual(['drawn', 'drawn'])
    await expect(inTurn(() => Promise.reject(new Error('ink')))).rejects.toThrow('ink')
    expect(await inTurn(work)).toBe('drawn')
  })

  test('caches no more files than its limit, also after a restart', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'vitrin-og-')), 'og')
    const cache = new DiskImageCache(folder, 2)
    for (const name of ['a.png', 'b.png', 'c.png']) await cache.write(name, Buffer.from(name))
    expect(await cache.read('a.png')).toBeUndefined()
    const reopened = new DiskImageCache(folder, 2)
    expect((await reopened.read('c.png'))?.toString()).toBe('c.png')
    await reopened.write('d.png', Buffer.from('d'))
    expect((await readdir(folder)).length).toBe(2)
  })
})
