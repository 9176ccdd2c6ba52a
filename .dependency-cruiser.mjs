const ours = '^(app|components|stores|lib|styles|middleware|instrumentation)'

/** Files under `from` may import, of what is ours, only what `to` names. */
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

/** Which areas the components of an area may import; what is not named here may import none. */
const componentAreas = {
  auth: [],
  reviews: ['auth'],
  catalogue: ['auth'],
  cart: ['catalogue'],
  social: ['auth', 'catalogue'],
  blog: ['catalogue'],
  search: ['catalogue'],
  content: ['blog', 'catalogue'],
  product: ['auth', 'cart', 'catalogue', 'reviews', 'social'],
  account: ['auth', 'cart', 'catalogue', 'reviews', 'social'],
  orders: ['account', 'cart', 'reviews'],
  payments: ['account', 'cart', 'orders'],
  checkout: ['account', 'cart', 'payments'],
  layout: ['auth', 'cart', 'catalogue', 'search', 'social'],
  desk: [],
}

/** The same inside the desk, where all may use `ui`. */
const deskAreas = {
  ui: [],
  import: [],
  orders: [],
  settings: [],
  staff: [],
  taxonomy: [],
  content: ['taxonomy'],
  discounts: ['taxonomy'],
  inbox: ['orders'],
  reports: ['orders'],
  audit: ['content', 'import', 'staff'],
  customers: ['inbox'],
  products: ['audit', 'content', 'orders', 'taxonomy'],
  today: ['orders', 'reports', 'settings'],
  layout: ['orders', 'staff'],
}

/** What all of them may use, and the pages that show it. */
const componentParts = ['ui', 'form', 'form-tests', 'showcase']

/** The same for the use cases of the backend. */
const serverAreas = {
  catalogue: [],
  outbox: ['content'],
  content: ['blog', 'catalogue', 'search'],
  search: ['catalogue'],
  product: ['catalogue', 'outbox'],
  auth: [],
  social: ['auth', 'catalogue'],
  reviews: ['catalogue', 'product', 'social'],
  blog: ['catalogue'],
  account: ['auth', 'catalogue', 'outbox', 'social'],
  backup: [],
  feeds: ['catalogue', 'content'],
  imports: ['content', 'desk', 'product', 'search'],
  cart: ['catalogue'],
  checkout: ['cart', 'catalogue'],
  orders: ['account', 'cart', 'catalogue', 'checkout', 'outbox', 'product'],
  payments: ['account', 'orders', 'outbox'],
  desk: [
    'account',
    'auth',
    'catalogue',
    'content',
    'orders',
    'outbox',
    'payments',
    'product',
    'reviews',
    'search',
    'social',
  ],
}

/** The same for the calls of the API, of which a shopper's browser loads no more than it asks. */
const contractAreas = {
  auth: [],
  cart: [],
  catalogue: [],
  orders: [],
  reviews: [],
  social: [],
  product: ['catalogue'],
  search: ['catalogue'],
  blog: ['catalogue'],
  content: ['blog', 'catalogue'],
  account: ['auth', 'catalogue', 'orders'],
  payments: ['orders'],
  checkout: ['cart', 'orders'],
  desk: ['account', 'auth', 'content', 'orders', 'reviews', 'social'],
}

/** What stands around the use cases. */
const serverParts = ['adapters', 'db', 'http', 'jobs', 'main', 'page-cache']

/** An area is a folder, or one file. */
function areaArrows(layer, folder, areas) {
  const names = Object.keys(areas)
  return Object.entries(areas).map(([area, allowed]) =>
    never(
      `${layer}-${area}`,
      { path: `^${folder}/${area}[/.]` },
      {
        path: `^${folder}/(${names.filter((name) => name !== area && !allowed.includes(name)).join('|')})[/.]`,
      },
    ),
  )
}

function withUi({ ui, ...areas }) {
  const all = Object.entries(areas).map(([area, allowed]) => [area, ['ui', ...allowed]])
  return Object.fromEntries([['ui', ui], ...all])
}

/** A folder that no list names would be under no arrow. */
function known(layer, folder, names) {
  return never(
    `${layer}-folder-in-no-list`,
    { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${names.join('|')})/` },
    {},
  )
}

const contract = ['^lib/contract/', '^lib/domain/', '^lib/persian/']
const shared = [...contract, '^lib/paths\\.ts$', '^lib/(picture-urls|scene-pictures)\\.ts$']
const browser = ['^lib/(client|session)/', '^stores/']

const rules = {
  forbidden: [
    never('no-circles', {}, { circular: true }),
    never('resolves', {}, { couldNotResolve: true, pathNot: '^cloudflare:' }),
    never(
      'server-behind-the-api',
      { pathNot: ['^app/api/', '^instrumentation', '^scripts/', '^(tests|e2e)/', '^lib/server/'] },
      { path: '^lib/server/', pathNot: '^lib/server/main/build-info\\.ts$' },
    ),
    never(
      'build-info-for-the-configuration',
      { path: ours, pathNot: ['^lib/server/', '^app/api/', '^instrumentation'] },
      { path: '^lib/server/' },
    ),
    never(
      'no-tests-in-the-shop',
      { pathNot: ['^(tests|e2e)/', '^(vitest|playwright)\\.config'] },
      { path: '^(tests|e2e)/' },
    ),
    only('persian-is-alone', '^lib/persian/', ['^lib/persian/']),
    only('domain-is-pure', '^lib/domain/', contract),
    only('contract-is-alone', '^lib/contract/', contract),
    only('ui-knows-no-shop', '^components/ui/', ['^components/ui/', '^lib/persian/', '^styles/']),
    only('form-is-shared', '^components/form/', ['^components/(form|ui)/', ...browser, ...shared]),
    only(
      'components-to-client-and-stores',
      '^components/',
      ['^components/', ...browser, ...shared, '^lib/seo/', '^styles/'],
      ['^components/(ui|form)/'],
    ),
    never(
      'layout-on-top',
      { path: '^components/', pathNot: '^components/layout/' },
      { path: '^components/layout/' },
    ),
    never(
      'desk-by-itself',
      { path: '^(app|components|stores)/', pathNot: ['^app/desk/', '^components/desk/'] },
      { path: '^(components/desk|lib/client/desk)/|^styles/desk' },
    ),
    only('desk-without-shoppers', '^components/desk/', [
      '^components/(desk|ui)/',
      '^lib/client/',
      // What a store is made of belongs to nobody.
      '^stores/(create-persisted-store|storage-guards)\\.ts$',
      ...shared,
      '^styles/',
    ]),
    only('stores-to-contract', '^stores/', [...browser, ...shared]),
    only('client-to-contract', '^lib/client/', [...browser, ...shared, '^lib/in-process\\.ts$']),
    only('data-to-client', '^lib/data/', [
      '^lib/(data|client|seo)/',
      '^lib/render-context\\.ts$',
      ...shared,
    ]),
    only('seo-to-data', '^lib/seo/', ['^lib/(seo|data)/', '^lib/config\\.ts$', ...shared]),
    only('server-to-contract', '^lib/server/', [
      '^lib/(server|session)/',
      '^lib/(config|in-process|render-context)\\.ts$',
      '^lib/seo/(xml|rich-text)\\.ts$',
      ...shared,
    ]),
    only('service-worker-is-alone', '^lib/service-worker/', ['^lib/service-worker/']),
    only('session-is-small', '^lib/session/', [
      '^lib/session/',
      '^lib/persian/',
      '^styles/chosen-scheme',
      '^lib/domain/own-hosts',
    ]),
    never(
      'every-field-on-the-test-pages',
      { path: '^components/form-tests/' },
      {
        path: '^components/(ui|form)/[\\w-]+-(field|fields|input|group)\\.tsx$|^components/ui/(textarea|select|combobox|checkbox|switch|stepper)\\.tsx$',
        reachable: false,
      },
    ),
    ...areaArrows('components', 'components', componentAreas),
    ...areaArrows('desk', 'components/desk', withUi(deskAreas)),
    ...areaArrows('server', 'lib/server', serverAreas),
    ...areaArrows('contract', 'lib/contract', contractAreas),
    known('components', 'components', [...Object.keys(componentAreas), ...componentParts]),
    known('desk', 'components/desk', Object.keys(deskAreas)),
    known('server', 'lib/server', [...Object.keys(serverAreas), ...serverParts]),
    known('contract', 'lib/contract', Object.keys(contractAreas)),
    never(
      'use-cases-know-no-http',
      { path: `^lib/server/(${Object.keys(serverAreas).join('|')})/` },
      { path: ['node_modules/hono/', '^lib/server/(http|page-cache|main)/'] },
    ),
    never(
      'adapters-db-and-jobs-under-use-cases',
      { path: '^lib/server/(adapters|db|jobs)/', pathNot: '^lib/server/db/seed/' },
      { path: `^lib/server/(http|page-cache|main|${Object.keys(serverAreas).join('|')})/` },
    ),
    never(
      'main-starts-the-rest',
      { path: '^lib/server/', pathNot: '^lib/server/main/' },
      { path: '^lib/server/main/' },
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
