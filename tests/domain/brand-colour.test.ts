import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shadeLike } from '@/lib/domain/brand-colour'
import { contrastRatio } from '@/lib/domain/contrast'
import { schemes } from '@/styles/tokens'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('any colour leaves words as readable as in the shop’s own, in both schemes', () => {
  fc.assert(
    fc.property(hex, (brand) => {
      for (const { surface, text } of Object.values(schemes)) {
        const button = shadeLike(surface['brand-600'], brand)
        expect(contrastRatio(button, '#ffffff')).toBeGreaterThanOrEqual(4.5)
        const link = shadeLike(text['brand-700'], brand)
        expect(contrastRatio(link, surface.paper)).toBeGreaterThanOrEqual(4.5)
        const footer = shadeLike(surface['brand-900'], brand)
        const words = shadeLike(text['brand-100'], brand)
        expect(contrastRatio(footer, words)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 200 },
  )
})

test('the hue stays the owner’s: of an orange no shade is blue', () => {
  for (const own of Object.values(schemes.light.surface).slice(0, 10)) {
    const shade = shadeLike(own, '#c2410c')
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(shade.slice(at, at + 2), 16),
    )
    expect(red, shade).toBeGreaterThan(blue)
  }
})
