import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { demoData, objectFile, objectsOf } from './pictures/demo-data.mjs'
import { writeManifest } from './pictures/manifest.mjs'
import { portrait } from './pictures/people.mjs'
import { articlePicture, postPicture, shortId } from './pictures/stories.mjs'

const source = process.argv[2]
if (!source || !existsSync(join(source, '1f381.webp'))) {
  console.error(
    'pictures: name the folder of the drawings: npm pack @lobehub/fluent-emoji-3d@1.1.0, unpack it, then node scripts/emoji-pictures.mjs package/assets',
  )
  process.exit(1)
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const out = join(root, 'public/demo')
sharp.concurrency(1)

const data = await demoData(root)
const posts = data.customers.flatMap((customer) => customer.posts)
const objects = objectsOf(data)

const webp = { smartSubsample: true, effort: 4 }

/** A picture in its own width and in half of it, named after their widths. */
async function inTwoSizes(pixels, [width, height], name) {
  const image = () => sharp(pixels, { raw: { width, height, channels: 3 } })
  await image()
    .webp({ ...webp, quality: 88 })
    .toFile(join(out, `${name}-${width}.webp`))
  await image()
    .resize(width / 2)
    .webp({ ...webp, quality: 84 })
    .toFile(join(out, `${name}-${width / 2}.webp`))
}

const tasks = [
  ...data.articles.map((article, nth) => async () => {
    const pixels = await articlePicture(source, article, nth, data.categories)
    await inTwoSizes(pixels, [960, 540], `articles/${shortId(article.slug)}`)
  }),
  ...posts.map((post, nth) => async () => {
    await inTwoSizes(await postPicture(source, post, nth), [640, 640], `posts/${nth + 1}`)
  }),
  ...data.customers.map((_, nth) => async () => {
    await sharp(portrait(nth))
      .webp({ ...webp, quality: 88 })
      .toFile(join(out, `people/${nth + 1}-160.webp`))
  }),
  ...objects.names.flatMap((name) =>
    (objects.large.has(name) ? [128, 256, 512] : [128, 256]).map((size) => async () => {
      const file = join(out, `objects/${name}-${size}.webp`)
      await writeFile(file, await objectFile(source, name, size))
    }),
  ),
]

async function work() {
  for (let task = tasks.pop(); task; task = tasks.pop()) await task()
}

for (const folder of ['articles', 'posts', 'people', 'objects']) {
  await rm(join(out, folder), { recursive: true, force: true })
  await mkdir(join(out, folder), { recursive: true })
}
await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
await writeManifest(join(root, 'lib/server/db/seed/demo/pictures.ts'), {
  articles: data.articles.map(({ slug }) => ({
    slug,
    file: `/demo/articles/${shortId(slug)}-960.webp`,
  })),
  posts: posts.length,
  customers: data.customers.length,
})

const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.webp'))
const sizes = await Promise.all(files.map(async (name) => (await stat(join(out, name))).size))
const kilobytes = (bytes) => Math.round(bytes / 1024)
console.log(
  `${files.length} pictures, ${kilobytes(sizes.reduce((sum, size) => sum + size, 0))} kB in all, the largest ${kilobytes(Math.max(...sizes))} kB`,
)
