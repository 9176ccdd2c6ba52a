import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const layout = `export default function Layout({ children }) {
  return <html lang="fa"><body>{children}</body></html>
}
`
const page = `export default function Page() {
  return <h1>سلام</h1>
}
`

/** The least that the same Next can be. Turbopack cannot build what lies under node_modules. */
export function buildEmptyApp(root) {
  const next = join(root, 'node_modules', 'next')
  const { version } = JSON.parse(readFileSync(join(next, 'package.json'), 'utf8'))
  const folder = join(root, 'dist', `empty-app-${version}`)
  const bin = join(next, 'dist', 'bin', 'next')
  if (existsSync(join(folder, '.next', 'BUILD_ID'))) return { folder, bin }
  mkdirSync(join(folder, 'app'), { recursive: true })
  const config = `export default { turbopack: { root: ${JSON.stringify(root)} } }\n`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true }))
  writeFileSync(join(folder, 'next.config.mjs'), config)
  writeFileSync(join(folder, 'app', 'layout.jsx'), layout)
  writeFileSync(join(folder, 'app', 'page.jsx'), page)
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const built = spawnSync(process.execPath, [bin, 'build'], { cwd: folder, env, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('the empty app could not be built')
  return { folder, bin }
}
