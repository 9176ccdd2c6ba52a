import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { VARIABLE_NAMES } from '@/lib/config'

const read = (path: string) => readFileSync(path, 'utf8')

const workflows = z.object({
  jobs: z.object({
    test: z.object({ strategy: z.object({ matrix: z.object({ node: z.array(z.int()) }) }) }),
  }),
})

/** What a variable of a container may be besides a setting of the shop. */
const OF_NODE = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED']
const known = (name: string) => VARIABLE_NAMES.includes(name) || OF_NODE.includes(name)

const service = z.object({
  environment: z.record(z.string(), z.string()).optional(),
  read_only: z.boolean().optional(),
  depends_on: z.record(z.string(), z.unknown()).optional(),
  volumes: z.array(z.string()).optional(),
})
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})

describe('compose.yaml', () => {
  const document: unknown = parse(read('compose.yaml'), { merge: true })
  const { services, volumes } = compose.parse(document)

  test('runs two shops that differ by their folder alone, each with a read-only root', () => {
    const { 'shop-1': one, 'shop-2': two } = services
    expect(one?.read_only).toBe(true)
    expect({ ...one, volumes: [] }).toEqual({ ...two, volumes: [] })
    expect(Object.keys(one?.environment ?? {}).filter((name) => !known(name))).toEqual([])
  })

  test('names only services and volumes that it has', () => {
    for (const { depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name)
      const own = mounts.map((mount) => mount.split(':', 1)[0] ?? '')
      for (const name of own.filter((mount) => !mount.startsWith('.')))
        expect(volumes).toHaveProperty(name)
    }
  })
})

const container = z.object({
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
  startupProbe: z.object({
    httpGet: z.object({ path: z.string(), port: z.string() }),
    periodSeconds: z.int(),
    failureThreshold: z.int(),
  }),
  readinessProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
  livenessProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        automountServiceAccountToken: z.literal(false),
        securityContext: z.object({ runAsNonRoot: z.literal(true) }),
        containers: z.tuple([container]),
        volumes: z.array(z.object({ name: z.string() })),
      }),
    }),
  }),
})

test('a pod is held back until its database is ready, and none ends or is left out when that is away', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/shop.yaml')).map((one): unknown =>
    one.toJS(),
  )
  const { spec } = deployment.parse(documents[0])
  const [shop] = spec.template.spec.containers
  expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
  expect(shop.startupProbe.httpGet).toEqual({ path: '/api/ready', port: 'http' })
  const patience = shop.startupProbe.periodSeconds * shop.startupProbe.failureThreshold
  expect(patience).toBeGreaterThanOrEqual(600)
  for (const { httpGet } of [shop.readinessProbe, shop.livenessProbe]) {
    expect(httpGet.port).toBe('http')
    expect(existsSync(`app${httpGet.path}/route.ts`)).toBe(true)
  }
  // What the shop writes with a read-only root.
  const mounts = shop.volumeMounts.map(({ mountPath }) => mountPath)
  expect(mounts.sort()).toEqual(['/data', '/tmp'])
  const volumes = spec.template.spec.volumes.map(({ name }) => name)
  expect(shop.volumeMounts.filter(({ name }) => !volumes.includes(name))).toEqual([])
  expect(shop.env.filter(({ name }) => !known(name))).toEqual([])
})

/** The lines of the last stage of the image, and what it copies from the first. */
function readImage() {
  const lines = read('Dockerfile').split('\n')
  const final = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const copied = final.flatMap((line) =>
    line.startsWith('COPY ')
      ? [...line.matchAll(/ \/shop\/(\S+)/g)].map(([, path = '']) => path)
      : [],
  )
  return { final, copied }
}
const MADE = ['dist', '.next']

test('every file that the image copies is there, and it does not run as root', () => {
  const { final, copied } = readImage()
  const made = [...MADE, 'node_modules']
  expect(copied.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
  expect(final.findIndex((line) => line === 'USER node')).toBeLessThan(
    final.findIndex((line) => line.startsWith('CMD ')),
  )
  expect(final).toContain('USER node')
})

test('the commands that the manual gives for the image run what was built, and write nothing there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { copied } = readImage()
  for (const path of copied.filter((one) => !MADE.includes(one)))
    symlinkSync(resolve(path), join(folder, path))
  for (const made of MADE) mkdirSync(join(folder, made))
  writeFileSync(join(folder, '.next', 'BUILD_ID'), 'a')
  for (const name of ['stamp', 'server.js']) writeFileSync(join(folder, 'dist', name), '')
  const command = join(folder, 'dist', 'data-commands.js')
  writeFileSync(command, 'console.log(process.argv.slice(2).join())')
  const [, program = ''] = /shop-1 node (scripts\/\S+) setup/.exec(read('docs/deploy.md')) ?? []
  const { stdout, stderr } = spawnSync(process.execPath, [program, 'setup', '--name', 'a'], {
    cwd: folder,
  })
  expect([String(stdout), String(stderr)]).toEqual(['setup,--name,a\n', ''])
  expect(readdirSync(join(folder, 'dist'))).toHaveLength(3)
})

test('the image, the developers and the tests have the same Node, which the project accepts', () => {
  const recommended = read('.nvmrc').trim()
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major)
  expect(images).toEqual([recommended, recommended])
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(read('package.json')))
  const [, oldest = ''] = /^>=(\d+)\.\d+$/.exec(engines.node) ?? []
  expect(Number(recommended)).toBeGreaterThanOrEqual(Number(oldest))
  const workflow = workflows.parse(parse(read('.github/workflows/ci.yml')))
  const tested = workflow.jobs.test.strategy.matrix.node.map(String)
  expect(tested).toEqual(expect.arrayContaining([recommended, oldest]))
  const version = engines.node.slice(2)
  expect(read('README.md')).toContain(`Node ${version} or newer`)
  expect(read('scripts/start.mjs')).toContain(`oldest = [${version.replace('.', ', ')}]`)
})

test('every alert is told of in the manual', () => {
  const alerts = [...read('deploy/prometheus-alerts.yaml').matchAll(/alert: (\w+)/g)]
  const manual = read('docs/operate.md')
  expect(alerts.length).toBeGreaterThan(5)
  expect(alerts.filter(([, name = '']) => !manual.includes(`\`${name}\``))).toEqual([])
})

const analyzer = readdirSync('/usr/bin').includes('systemd-analyze')

test.skipIf(!analyzer)('systemd accepts the unit', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/vitrin.service'])
  const complaints = String(stderr)
    .split('\n')
    .filter(
      (line) => line.includes('vitrin.service') && !/not executable|Unknown lvalue/.test(line),
    )
  expect(complaints).toEqual([])
})
