import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import sharp from 'sharp'

const list = (module) => Object.values(module).filter(Array.isArray).flat()

/** The demo shop's seed data, bundled from TypeScript and imported. */
export async function demoData(root) {
  const folder = join(root, 'lib/server/db/seed/demo')
  const files = readdirSync(join(folder, 'products')).filter((name) => name.endsWith('.ts'))
  const contents = [
    ...files.sort().map((name, index) => `export * as products${index} from './products/${name}'`),
    `export { categories } from './categories.ts'`,
    `export { articles } from './articles.ts'`,
    `export { customers } from './customers.ts'`,
    `export { banners, slides } from './settings.ts'`,
  ].join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    alias: { '@': root },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const { categories, articles, customers, banners, slides, ...modules } = await import(
    `data:text/javascript;base64,${code}`
  )
  const products = Object.values(modules)
    .flatMap(list)
    .filter((item) => 'stocks' in item)
  return { products, categories, articles, customers, banners, slides }
}

const gift = '1f381'

function ofCategory({ picture, children = [] }) {
  return [picture, ...children.flatMap(ofCategory)]
}

/** The objects the shop shows on grounds of its own, and which of them are shown large. */
export function objectsOf({ categories, slides, banners }) {
  const large = new Set(slides.flatMap(({ pictures }) => pictures))
  const names = new Set([
    ...categories.flatMap(ofCategory),
    ...large,
    ...banners.map(({ picture }) => picture),
    gift,
  ])
  return { names: [...names].sort(), large }
}

export async function objectFile(folder, name, size) {
  const image = sharp(join(folder, `${name}.webp`)).resize(size, size, {
    kernel: 'lanczos3',
    fit: 'contain',
    background: '#0000',
  })
  if (size > 256) image.sharpen({ sigma: 0.8, m1: 0.3, m2: 0.8 })
  return image.webp({ quality: 84, alphaQuality: 90, smartSubsample: true, effort: 5 }).toBuffer()
}
