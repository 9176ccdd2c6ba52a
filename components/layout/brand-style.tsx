import { shadeLike } from '@/lib/domain/brand-colour'
import { schemes, type Palette } from '@/styles/tokens'

const isOfBrand = (name: string) => name.startsWith('brand-') || name === 'ring'

function channels(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')
}

function variables(use: 'surface' | 'text', palette: Palette, brand: string): string {
  return Object.entries(palette)
    .filter(([name]) => isOfBrand(name))
    .map(([name, own]) => `--${use}-${name}:${channels(shadeLike(own, brand))}`)
    .join(';')
}

function scheme(name: 'light' | 'dark', brand: string): string {
  const { surface, text } = schemes[name]
  return `{${variables('surface', surface, brand)};${variables('text', text, brand)}}`
}

/** The shop in the owner's colour; its selectors are stronger than those of the stylesheet. */
export function BrandStyle({ colour }: { colour: string | undefined }) {
  if (!colour || !/^#[\da-f]{6}$/.test(colour)) return null
  const dark = scheme('dark', colour)
  const rules = [
    `html:root,:root [data-theme='light']${scheme('light', colour)}`,
    `@media screen and (prefers-color-scheme:dark){html:root:not([data-theme='light'])${dark}}`,
    `@media screen{html:root[data-theme='dark'],:root [data-theme='dark']${dark}}`,
  ]
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />
}
