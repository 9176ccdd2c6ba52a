import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nameClasses } from './class-names.mjs'
import { compileChunksEarly } from './compile-early.mjs'
import { runNode } from './run-node.mjs'

const root = process.cwd()
const stampFile = join(root, 'dist', 'stamp')

const sources = [
  ...['app', 'components', 'lib', 'stores', 'styles', 'middleware.ts'],
  ...['build', 'class-names', 'compile-early', 'omit-call-docs', 'shorten-classes'].map(
    (name) => `scripts/${name}.mjs`,
  ),
  ...[
    'next.config.ts',
    'tailwind.config.ts',
    'tailwind.desk.config.ts',
    'postcss.config.mjs',
    'tsconfig.json',
  ],
  ...['package.json', 'package-lock.json'],
]

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesUnder(join(path, name)))
}

/** Contents and not dates, so that a checkout or a copy of a built shop is not built again. */
function sourceStamp() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

export function isBuilt() {
  const wanted = [stampFile, join(root, 'dist', 'server.js'), join(root, '.next', 'BUILD_ID')]
  if (!wanted.every(existsSync)) return false
  // An image has what was built and not what it was built of.
  return !existsSync(join(root, 'app')) || readFileSync(stampFile, 'utf8') === sourceStamp()
}

/** The server and what Next loads by path, with one shared chunk between them. */
export async function bundle(outdir) {
  const { build } = await import('esbuild')
  const entries = {
    server: 'lib/server/main/server.ts',
    'database-thread': 'lib/server/db/database-thread.ts',
    'cache-handler': 'lib/server/page-cache/cache-handler.ts',
    'build-shop': 'lib/server/main/build-shop.ts',
    seed: 'lib/server/main/seed.ts',
    'data-commands': 'lib/server/main/data-commands.ts',
    'first-rows': 'lib/server/main/first-rows.ts',
    'bench-catalogue': 'lib/server/main/bench-catalogue.ts',
    'bench-orders': 'lib/server/main/bench-orders.ts',
    'bench-desk': 'lib/server/main/bench-desk.ts',
  }
  rmSync(outdir, { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(entries).filter(([, file]) => existsSync(join(root, file))),
    ),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
}

/** What the browser keeps pages with; its name for what it keeps is the build's. */
async function bundleWorker(buildId) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: ['lib/service-worker/service-worker.ts'],
    outfile: join(root, 'dist', 'worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { BUILD_ID: JSON.stringify(buildId) },
    logLevel: 'warning',
  })
}

async function nextBuild(apiBaseUrl) {
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', API_BASE_URL: apiBaseUrl }
  const code = await runNode([next, 'build'], { env })
  if (code !== 0) throw new Error(`next build ended with code ${code}`)
}

export async function buildShop() {
  const stamp = sourceStamp()
  const timestamp = Date.now()
  await bundle(join(root, 'dist'))
  const id = `${stamp.slice(0, 12)}-${timestamp.toString(36)}`
  writeFileSync(join(root, 'dist', 'build.json'), JSON.stringify({ id, timestamp }))
  await bundleWorker(id)
  await nameClasses()

  const { openBuildShop } = await import(pathToFileURL(join(root, 'dist', 'build-shop.js')).href)
  const shop = await openBuildShop()
  try {
    await nextBuild(shop.url)
    compileChunksEarly(join(root, '.next', 'static', 'chunks'))
  } finally {
    await shop.close()
  }
  writeFileSync(stampFile, stamp)
}

if (process.argv[1] === join(root, 'scripts', 'build.mjs')) {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log('npm run build builds the shop, over the build that is there; it takes nothing.')
    process.exit(0)
  }
  await buildShop().catch((error) => {
    console.error(`vitrin: the build failed: ${error.message}`)
    process.exit(1)
  })
}
