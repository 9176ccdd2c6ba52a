import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { develop } from './develop.mjs'
import { labels } from './labels.mjs'
import { grade } from './scenes/grade.mjs'

const root = join(import.meta.dirname, '..', '..', '..')
export const cache = join(root, 'node_modules/.cache/pictures')
const textures = join(cache, 'textures')
mkdirSync(textures, { recursive: true })

/** Labels are drawn with the shop's own typeface, wherever this runs. */
const fonts = join(cache, 'fonts.conf')
writeFileSync(
  fonts,
  `<?xml version="1.0"?><fontconfig><dir>${join(root, 'styles/fonts')}</dir><cachedir>${cache}</cachedir></fontconfig>`,
)
process.env.FONTCONFIG_FILE = fonts
sharp.concurrency(1)

async function drawLabels(names) {
  for (const name of names) {
    const svg = labels[name]()
    const file = join(textures, `${name}.svg`)
    try {
      if (readFileSync(file, 'utf8') === svg) continue
    } catch {}
    await sharp(Buffer.from(svg))
      .png()
      .toFile(join(textures, `${name}.png`))
    writeFileSync(file, svg)
  }
}

/** Fades the bare shadow towards the corners, so that a wide one does not end along the picture's edges. */
function roundShadow(data, side) {
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] + data[at + 1] + data[at + 2] > 0 || data[at + 3] === 255) continue
    const x = ((at / 4) % side) / (side / 2) - 1
    const y = Math.floor(at / 4 / side) / (side / 2) - 1
    const near = Math.max(0, Math.min(1, (1.15 - x ** 4 - y ** 4) / 0.85))
    data[at + 3] = Math.round(data[at + 3] * near * near * (3 - 2 * near))
  }
}

/** Renders each picture in one Blender and gives it, developed, to `take` as soon as it is there. */
export async function shoot(pictures, take, lane = 0) {
  await drawLabels(new Set(pictures.flatMap((picture) => picture.labels)))
  const jobs = join(cache, `jobs-${process.pid}-${lane}.ndjson`)
  const exrOf = (id) => join(cache, `${id.replaceAll('/', '_')}-${process.pid}.exr`)
  const lines = pictures.map(({ id, model, args, view, scene, shape, sizes, samples }) =>
    JSON.stringify({
      id,
      model,
      args,
      view,
      scene,
      samples,
      size: shape ?? sizes[0],
      exr: exrOf(id),
    }),
  )
  writeFileSync(jobs, lines.join('\n'))
  const script = join(import.meta.dirname, 'shoot.py')
  const blender = spawn('blender', ['-b', '-noaudio', '-t', '1', '--python', script, '--', jobs], {
    env: { ...process.env, PICTURE_TEXTURES: textures, PICTURE_CACHE: cache },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const failed = []
  for await (const line of createInterface({ input: blender.stdout })) {
    if (!line.startsWith('SHOT ')) continue
    const { id, error, cpu, glassy, flat, opaque, ev = flat ? 0.3 : 0 } = JSON.parse(line.slice(5))
    if (error) {
      failed.push(id)
      console.error(`pictures: ${id} failed: ${error}`)
      continue
    }
    const picture = pictures.find((candidate) => candidate.id === id)
    const { data, width, height } = (opaque ? grade : develop)(exrOf(id), { ev, glassy })
    if (!opaque && width === height) roundShadow(data, width)
    rmSync(exrOf(id))
    rmSync(`${exrOf(id)}.shadow`, { force: true })
    await take(picture, sharp(data, { raw: { width, height, channels: opaque ? 3 : 4 } }), cpu)
  }
  rmSync(jobs)
  return failed
}
