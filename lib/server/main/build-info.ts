import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const buildInfo = z.object({ id: z.string(), timestamp: z.number() })
export type BuildInfo = z.output<typeof buildInfo>

const development: BuildInfo = { id: 'development', timestamp: 0 }

/** Written by the build script; Next's configuration reads it at the build and at the start. */
export function readBuildInfo(root: string): BuildInfo {
  const path = join(root, 'dist', 'build.json')
  return existsSync(path) ? buildInfo.parse(JSON.parse(readFileSync(path, 'utf8'))) : development
}
