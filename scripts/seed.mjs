import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './build.mjs'

const outdir = join(process.cwd(), 'dist', 'tools')
await bundle(outdir)
await import(pathToFileURL(join(outdir, 'seed.js')).href)
