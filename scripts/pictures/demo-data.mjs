import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const list = (module) => Object.values(module).filter(Array.isArray).flat()

/** The goods and the customers of the demo shop's seed, bundled from TypeScript and imported. */
export async function demoData(root) {
  const folder = join(root, 'lib/server/db/seed/demo')
  const files = readdirSync(join(folder, 'products')).filter((name) => name.endsWith('.ts'))
  const contents = [
    ...files.sort().map((name, index) => `export * as products${index} from './products/${name}'`),
    `export { customers } from './customers.ts'`,
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
  const { customers, ...modules } = await import(`data:text/javascript;base64,${code}`)
  const products = Object.values(modules)
    .flatMap(list)
    .filter((item) => 'stocks' in item)
  return { products, customers }
}
