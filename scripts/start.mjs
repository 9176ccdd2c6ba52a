import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { loadEnv } from './load-env.mjs'
import { runNode } from './run-node.mjs'

const oldest = [20, 9]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`vitrin: Node ${oldest.join('.')} or newer is needed; this is ${process.version}.`)
  process.exit(1)
}

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(
    'npm start builds the shop where that is needed and opens it; npm run dev opens it with reloading.\nIts settings are in the environment or .env: see README.md and .env.example.',
  )
  process.exit(0)
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const development = process.argv.includes('--dev')
const outdir = join(root, 'dist', ...(development ? ['dev'] : []))
process.chdir(root)
loadEnv(root)
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.NODE_ENV = development ? 'development' : 'production'

const { bundle, isBuilt } = await import('./build.mjs')
if (development) {
  try {
    await bundle(outdir)
  } catch (error) {
    console.error(`vitrin: the build failed: ${error.message}`)
    process.exit(1)
  }
} else if (!isBuilt()) {
  console.log('Vitrin is being built, which takes a minute or two the first time.')
  // In a process that ends, so that the shop does not carry what only a build needs.
  const code = await runNode([join('scripts', 'build.mjs')])
  if (code !== 0) process.exit(code)
}
await import(pathToFileURL(join(outdir, 'server.js')).href)
