import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, isBuilt } from './build.mjs'
import { loadEnv } from './load-env.mjs'

loadEnv(process.cwd())
const built = join(process.cwd(), 'dist')
const outdir = isBuilt() ? built : join(built, 'tools')
// `bundle` empties the folder that it writes to.
if (outdir !== built) await bundle(outdir)
await import(pathToFileURL(join(outdir, 'data-commands.js')).href)
