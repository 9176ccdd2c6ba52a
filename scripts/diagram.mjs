import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const outfile = join(process.cwd(), 'dist', 'tools', 'diagram.js')
mkdirSync(join(process.cwd(), 'dist', 'tools'), { recursive: true })
await build({
  entryPoints: ['lib/server/db/diagram.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
})
const { databaseDiagram } = await import(pathToFileURL(outfile).href)
writeFileSync(join('docs', 'database.md'), databaseDiagram())
