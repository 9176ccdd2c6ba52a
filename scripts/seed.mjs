import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './build.mjs'
import { loadEnv } from './load-env.mjs'

loadEnv(process.cwd())
const outdir = join(process.cwd(), 'dist', 'tools')
await bundle(outdir)
await import(pathToFileURL(join(outdir, 'seed.js')).href)
