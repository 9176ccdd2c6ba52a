import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { context, type OutputFile, type Plugin } from 'esbuild'
import type { Config } from '@/lib/config'
import { connectDatabase } from '../db/open-database'
import type { Backend, BackendOptions, createBackend } from './backend'

type BackendModule = { createBackend: typeof createBackend }
type ReloadingOptions = Omit<BackendOptions, 'database' | 'connection'> & { root: string }

const MIGRATIONS = 'lib/server/db/migrations/meta/_journal.json'

/** Tells the output of each build, or null of one that failed; the next waits until it is dealt with. */
type OnBuild = (files: OutputFile[] | null, startedAt: number) => Promise<void>

function reportBuilds(root: string, handleBuild: OnBuild): Plugin {
  return {
    name: 'report-builds',
    setup({ onStart, onLoad, onEnd }) {
      let startedAt = 0
      onStart(() => {
        startedAt = Date.now()
      })
      // No module imports a migration, and a new one is applied by a swap all the same.
      onLoad({ filter: /[\\/]open-database\.ts$/ }, async ({ path }) => ({
        contents: await readFile(path, 'utf8'),
        loader: 'ts',
        watchFiles: [join(root, MIGRATIONS)],
      }))
      onEnd(({ errors, outputFiles = [] }) =>
        handleBuild(errors.length > 0 ? null : outputFiles, startedAt),
      )
    },
  }
}

/**
 * The backend of `npm run dev`: each change is built and imported as a new module on the same
 * database connection. Requests under way end on the previous one, whose timers stop; what cannot
 * be built or started leaves the previous one running.
 */
export async function openReloadingBackend(
  config: Config,
  { root, ...options }: ReloadingOptions,
): Promise<Backend> {
  const outfile = join(root, 'dist', 'dev', 'backend.js')
  const connection = await connectDatabase(config)
  const live: { backend?: Backend } = {}
  let version = 0

  async function swap(files: OutputFile[] | null): Promise<void> {
    if (files === null) throw new Error('The backend could not be built.')
    await mkdir(dirname(outfile), { recursive: true })
    await Promise.all(files.map(({ path, contents }) => writeFile(path, contents)))
    version += 1
    const url = `${pathToFileURL(outfile).href}?version=${version}`
    const rebuilt: BackendModule = await import(url)
    const previous = live.backend
    live.backend = await rebuilt.createBackend(config, { ...options, connection })
    await previous?.close()
  }

  let onFirst: (error: unknown) => void = () => {}
  const firstError = new Promise<unknown>((resolve) => (onFirst = resolve))
  const handleBuild: OnBuild = async (files, startedAt) => {
    const isFirst = live.backend === undefined
    try {
      await swap(files)
      if (isFirst) onFirst(null)
      else console.log(`backend rebuilt in ${Date.now() - startedAt} ms`)
    } catch (error) {
      if (isFirst) onFirst(error)
      else console.error('The previous backend goes on.', files === null ? '' : error)
    }
  }
  const builder = await context({
    absWorkingDir: root,
    entryPoints: ['lib/server/main/backend.ts'],
    outfile,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [reportBuilds(root, handleBuild)],
  })
  const close = async () => {
    await builder.dispose()
    await live.backend?.close()
    await connection.close()
  }
  await builder.watch()
  const error = await firstError
  const { backend } = live
  if (backend === undefined) {
    await close()
    throw error
  }
  return {
    ...backend,
    fetch: async (request) => (live.backend ?? backend).fetch(request),
    revalidateTags: async (names) => live.backend?.revalidateTags(names),
    endStreams: () => live.backend?.endStreams(),
    close,
  }
}
