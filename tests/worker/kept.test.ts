import { afterEach, expect, test, vi } from 'vitest'
import { newPersonalName } from '@/lib/server/media/media-store'
import { Kept } from '@/lib/worker/kept'

afterEach(() => vi.unstubAllGlobals())

test('of what a tab has loaded, pictures sent to the shop alone are not put by', async () => {
  const added: string[] = []
  const isPage = (address: string) => !address.includes('/media/')
  const cache = {
    match: async (address: string) =>
      isPage(address) ? new Response('<p>سبد خرید</p>') : undefined,
    add: async (address: string) => void added.push(address),
    keys: async () => [],
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const face = 'https://shop.example/media/aa.webp'
  const receipt = `https://shop.example/media/${newPersonalName()}.webp`
  await new Kept('build').visit('/Cart', [face, receipt])
  expect(added).toEqual([face])
})
