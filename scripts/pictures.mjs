import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { writeContacts } from './pictures/contact.mjs'
import { demoData } from './pictures/demo-data.mjs'
import { pictures } from './pictures/studio/plan.mjs'
import { scenes } from './pictures/studio/scenes/plan.mjs'
import { portrait } from './pictures/studio/portraits.mjs'
import { cache, shoot } from './pictures/studio/shoot.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    check: { type: 'boolean' },
    fronts: { type: 'boolean' },
    colours: { type: 'boolean' },
    list: { type: 'boolean' },
    contact: { type: 'boolean' },
    resize: { type: 'boolean' },
    sheet: { type: 'string' },
    columns: { type: 'string', default: '6' },
    lanes: { type: 'string', default: '1' },
  },
})

const root = dirname(import.meta.dirname)
const out = join(root, 'public/demo')
const isScene = ({ family }) => family === 'scenes'
const records = {
  scenes: join(root, 'scripts/pictures/studio/rendered-scenes.json'),
  goods: join(root, 'lib/server/db/seed/demo/rendered-goods.json'),
}
const recordOf = (picture) => records[isScene(picture) ? 'scenes' : 'goods']
const readRecord = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
const rendered = { ...readRecord(records.goods), ...readRecord(records.scenes) }

const quality = { 1200: 52, 900: 42, 600: 48, 300: 46 }
const sceneQuality = 52
const sceneWebp = { quality: 74, alphaQuality: 80, effort: 5 }
const goodWebp = { quality: 50, alphaQuality: 60, effort: 6 }
const heaviest = { 1200: 60_000, 900: 60_000, 600: 30_000, 300: 12_000 }
const fileOf = (picture, size, type) =>
  join(out, isScene(picture) ? '' : 'goods', `${picture.id}-${size}.${type}`)
const isMedallion = ({ model }) => model === 'scenes.medallion'
const avifOf = (picture) => (isMedallion(picture) ? [] : picture.sizes)
/** The sizes that are stored as WebP: of a good one, of a scene each. */
const webpOf = (picture) =>
  isScene(picture) ? picture.sizes : [picture.sizes.includes(600) ? 600 : 300]
const filesOf = (picture) => [
  ...avifOf(picture).map((size) => fileOf(picture, size, 'avif')),
  ...webpOf(picture).map((size) => fileOf(picture, size, 'webp')),
]

const isFront = ({ id }) => id.endsWith('front')
/** A good is sold once it has its main front; then come the scenes, and the fronts of other colours. */
const urgency = (picture) => {
  if (isScene(picture)) return 2
  return Number(isFront(picture)) * (picture.sizes.includes(1200) ? 3 : 1)
}

const { products, customers } = await demoData(root)
for (const nth of customers.keys()) {
  const file = join(out, `people/${nth + 1}-160.webp`)
  if (!existsSync(file))
    await sharp(portrait(nth)).webp({ quality: 88, smartSubsample: true }).toFile(file)
}
const { only = [], check = false } = values
const named = ({ family, model, slug, id }) =>
  only.length === 0 ||
  only.some((name) => name === family || name === model || slug === name || id.startsWith(name))
const wanted = [...pictures(products, { check }), ...scenes({ check })]
  .filter(named)
  .filter((picture) => !values.fronts || isFront(picture))
  .filter(({ colour, slug }, nth, all) => {
    const first = all.find((other) => other.slug === slug)
    return !check || values.colours || first?.colour === colour
  })
const isNew = (picture) =>
  rendered[picture.id] !== picture.hash || !filesOf(picture).every((file) => existsSync(file))
const missing = check ? wanted : wanted.filter(isNew).sort((a, b) => urgency(b) - urgency(a))

if (values.resize) {
  const stored = wanted.filter((picture) => !isScene(picture) && !isNew(picture))
  for (const picture of stored) {
    const [largest, ...smaller] = picture.sizes
    await storeSizes(picture, sharp(fileOf(picture, largest, 'avif')), smaller)
  }
  console.log(`pictures: ${stored.length} have their smaller sizes anew.`)
  process.exit(0)
}
if (values.list) {
  for (const { id, model } of missing) console.log(id, model)
  console.log(`pictures: ${missing.length} of ${wanted.length} are to be made.`)
  process.exit(0)
}
if (values.contact) {
  await writeContacts(
    wanted,
    (picture) => fileOf(picture, 300, 'avif'),
    (name) => join(root, `docs/pictures/contact-${name}.webp`),
  )
  process.exit(0)
}
if (missing.length === 0) {
  console.log('pictures: all of them are there.')
  process.exit(0)
}
if (spawnSync('blender', ['--version'], { stdio: 'ignore' }).error) {
  console.error(
    'pictures: needs `blender` 3.4 or later on the PATH, as in apt-get install blender.',
  )
  process.exit(1)
}

/** Coarser until it is light enough, for a picture full of fine weave weighs twice the others. */
async function encoded(image, size) {
  for (let step = quality[size] ?? sceneQuality; ; step -= 6) {
    const options = { quality: step, effort: 5, chromaSubsampling: '4:2:0' }
    const data = await image.clone().resize(size).avif(options).toBuffer()
    if (data.length <= (heaviest[size] ?? 60_000) || step <= 12) return data
  }
}

async function storeSizes(picture, image, sizes) {
  for (const size of sizes) {
    writeFileSync(fileOf(picture, size, 'avif'), await encoded(image, size))
  }
  for (const size of webpOf(picture)) {
    await image
      .clone()
      .resize(size)
      .webp(isScene(picture) ? sceneWebp : goodWebp)
      .toFile(fileOf(picture, size, 'webp'))
  }
}

async function store(picture, image) {
  mkdirSync(dirname(fileOf(picture, 1, 'avif')), { recursive: true })
  await storeSizes(picture, image, avifOf(picture))
  const record = recordOf(picture)
  const noted = { ...readRecord(record), [picture.id]: picture.hash }
  const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`)
}

const tile = 224
const tiles = []
async function keepForSheet({ id }, image) {
  const square = await image
    .resize(tile, tile, { fit: 'contain', background: '#eef0f3' })
    .flatten({ background: '#eef0f3' })
    .png()
    .toBuffer()
  tiles.push({ id, square })
}

async function writeSheet(file) {
  const columns = Number(values.columns)
  const rows = Math.ceil(tiles.length / columns)
  const name = (id) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="16"><text x="4" y="12" font-size="11" font-family="Vazirmatn" fill="#555">${id}</text></svg>`,
    )
  const composed = tiles.flatMap(({ id, square }, nth) => {
    const at = { left: (nth % columns) * tile, top: Math.floor(nth / columns) * tile }
    return [
      { input: square, ...at },
      { input: name(id), ...at },
    ]
  })
  await sharp({
    create: { width: columns * tile, height: rows * tile, channels: 3, background: '#fff' },
  })
    .composite(composed)
    .toFile(file)
  console.log(`pictures: ${file}`)
}

const weigh = ({ sizes, shape = [sizes[0], sizes[0]], samples }) => shape[0] * shape[1] * samples
const total = missing.reduce((sum, picture) => sum + weigh(picture), 0)
const began = Date.now()
let weight = 0
let count = 0
async function take(picture, image, cpu) {
  await (check ? keepForSheet : store)(picture, image)
  weight += weigh(picture)
  count += 1
  const left = (((Date.now() - began) / weight) * (total - weight)) / 60_000
  console.log(
    `pictures: ${count}/${missing.length} ${picture.id}, ${cpu} s of CPU, ${left.toFixed(0)} min left`,
  )
}
const lanes = Math.min(Number(values.lanes), missing.length)
const goods = [...new Set(missing.map(({ slug }) => slug))]
const laneOf = ({ slug }) => goods.indexOf(slug) % lanes
const failed = await Promise.all(
  Array.from({ length: lanes }, (_, lane) =>
    shoot(
      missing.filter((picture) => laneOf(picture) === lane),
      take,
      lane,
    ),
  ),
)
if (check) await writeSheet(values.sheet ?? join(cache, 'sheet.png'))
if (failed.flat().length > 0) process.exitCode = 1
