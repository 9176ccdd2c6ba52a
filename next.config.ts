import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants'
import { securityHeaders } from './lib/session/security-headers'
import { readBuildInfo } from './lib/server/main/build-info'

const root = process.cwd()
const build = readBuildInfo(root)
const toBlog = { destination: '/blog', permanent: true }

function headersFor(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

/** Their names stay when they change. */
const forAMonth = { 'Cache-Control': 'public, max-age=2592000' }
const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }

export default function config(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  const bundle = isDevelopment ? 'dist/dev' : 'dist'
  return {
    reactStrictMode: true,
    poweredByHeader: false,
    allowedDevOrigins: ['127.0.0.1'],
    // The whole project, tests included, is checked by `npm run check`.
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      root,
      rules: {
        './lib/contract/**/*.ts': {
          condition: 'browser',
          loaders: [join(root, 'scripts/omit-call-docs.mjs')],
        },
        ...(!isDevelopment && {
          './{app,components}/**/*.{ts,tsx}': {
            loaders: [join(root, 'scripts/shorten-classes.mjs')],
          },
        }),
      },
    },
    experimental: {
      globalNotFound: true,
      // Writing it takes a third of a build and 400 MB: not for a checkout that is built once.
      turbopackFileSystemCacheForBuild: existsSync(join(root, '.next', 'BUILD_ID')),
    },
    // A title that streams in after the head is missed by crawlers and by pages without script.
    htmlLimitedBots: /.*/,
    cacheHandler: join(root, bundle, 'cache-handler.js'),
    cacheMaxMemorySize: 0,
    // Nothing is drawn by the optimizer, and what it would keep of a customer's picture is for all.
    images: { unoptimized: true },
    generateBuildId: () => build.id,
    deploymentId: build.id,
    env: { NEXT_PUBLIC_BUILD_ID: build.id, BUILD_TIME: String(build.timestamp) },
    headers: async () => [
      headersFor('/:path*', securityHeaders()),
      headersFor('/demo/:path*', forAYear),
      headersFor('/fonts/:path*', forAYear),
      headersFor('/icons/:path*', forAMonth),
      headersFor('/(favicon.ico|icon.svg|apple-icon.png)', forAMonth),
    ],
    rewrites: async () => [{ source: '/media/:name', destination: '/api/media/:name' }],
    redirects: async () => [
      { source: '/blog/index%20copy', ...toBlog },
      { source: '/blog/index%20copy%202', ...toBlog },
    ],
  }
}
