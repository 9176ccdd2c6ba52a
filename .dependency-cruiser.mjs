const ours = '^(app|components|stores|lib|hooks|styles|middleware|instrumentation)'

/** One arrow: files under `from` may import, of what is ours, only what `to` names. */
function only(name, from, to, except = []) {
  return {
    name,
    severity: 'error',
    from: { path: from, ...(except.length > 0 ? { pathNot: except } : {}) },
    to: { path: ours, pathNot: to },
  }
}

function never(name, from, to) {
  return { name, severity: 'error', from, to }
}

const words = ['^lib/contract/', '^lib/persian/', '^lib/seo/']
const browser = ['^lib/variant/', '^lib/(api|guard|pictures|variant)/', '^stores/', '^hooks/']

const rules = {
  forbidden: [
    never('no-circles', {}, { circular: true }),
    never('resolves', {}, { couldNotResolve: true, pathNot: '^cloudflare:' }),
    never(
      'server-behind-the-api',
      { pathNot: ['^app/api/', '^instrumentation', '^scripts/', '^(tests|e2e)/', '^lib/server/'] },
      { path: '^lib/server/', pathNot: '^lib/server/start/build-info\\.ts$' },
    ),
    never(
      'build-info-for-the-configuration',
      {
        path: ours,
        pathNot: ['^lib/server/', '^app/api/', '^instrumentation'],
      },
      { path: '^lib/server/' },
    ),
    never(
      'no-tests-in-the-shop',
      { pathNot: ['^(tests|e2e)/', '^(vitest|playwright)\\.config'] },
      { path: '^(tests|e2e)/' },
    ),
    only('persian-is-alone', '^lib/persian/', ['^lib/persian/']),
    only('contract-is-alone', '^lib/contract/', ['^lib/contract/', '^lib/persian/']),
    only('ui-knows-no-shop', '^components/ui/', ['^components/ui/', '^lib/persian/', '^styles/']),
    only(
      'components-to-api-and-stores',
      '^components/',
      ['^components/', ...browser, ...words, '^styles/'],
      ['^components/ui/'],
    ),
    only('stores-to-contract', '^stores/', [...browser, ...words]),
    only('api-to-contract', '^lib/api/', [...browser, ...words, '^lib/in-process\\.ts$']),
    only('data-to-api', '^lib/data/', ['^lib/(data|api|pictures)/', ...words]),
    only('shared-pictures-to-data', '^lib/og/', [
      '^lib/(og|data|pictures)/',
      '^lib/config\\.ts$',
      ...words,
    ]),
    only('server-to-contract', '^lib/server/', [
      '^lib/(server|guard|pictures)/',
      '^lib/(config|in-process)\\.ts$',
      ...words,
    ]),
    only('worker-is-alone', '^lib/worker/', ['^lib/worker/']),
    only('guard-is-small', '^lib/guard/', ['^lib/guard/', '^lib/persian/']),
    never(
      'services-know-no-http',
      { path: '^lib/server/services/' },
      { path: 'node_modules/hono/' },
    ),
    never(
      'services-under-http',
      { path: '^lib/server/(services|db)/' },
      { path: '^lib/server/(http|front|start)/' },
    ),
    never(
      'db-under-services',
      { path: '^lib/server/db/', pathNot: '^lib/server/db/seed/' },
      { path: '^lib/server/services/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}

export default rules
