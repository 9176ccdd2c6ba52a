import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

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
    `export { colours } from './colours.ts'`,
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
  const { categories, articles, customers, banners, slides, colours, ...modules } = await import(
    `data:text/javascript;base64,${code}`
  )
  const products = Object.values(modules)
    .flatMap(list)
    .filter((item) => 'stocks' in item)
  return { products, categories, articles, customers, banners, slides, colours }
}
