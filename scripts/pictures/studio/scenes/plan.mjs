import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { labels } from '../labels.mjs'
import { labelsOf } from '../plan.mjs'
import { sourceOf } from '../sources.mjs'
import { covers } from './covers.mjs'
import { groups } from './groups.mjs'
import { medallions } from './medallions.mjs'
import { posts } from './posts.mjs'

const library = ['compose.py', 'grade.mjs'].map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
)

const kinds = {
  slide: { shape: [800, 600], sizes: [800, 400], samples: 12 },
  banner: { shape: [480, 384], sizes: [480, 240], samples: 12 },
  welcome: { shape: [480, 336], sizes: [480, 240], samples: 12 },
  medallion: { shape: [512, 512], sizes: [512, 256, 128], samples: 14 },
  cover: { shape: [960, 540], sizes: [960, 480], samples: 20 },
  post: { shape: [640, 640], sizes: [640, 320], samples: 20 },
}

const named = [
  ...Object.entries(groups).map(([name, scene]) => ({ name, kind: name.split('-')[0], scene })),
  ...Object.values(covers).map(({ name, ...scene }) => ({
    name: `cover-${name}`,
    kind: 'cover',
    scene,
  })),
  ...Object.entries(medallions).map(([name, good]) => ({
    name: `objects/${name}`,
    kind: 'medallion',
    scene: { items: [good], camera: { fill: 0.94, lens: 90, ...good.camera } },
  })),
  ...posts.map((scene, nth) => ({ name: `post-${nth + 1}`, kind: 'post', scene })),
]

/** Every scene: its goods and its set, its shape and sizes, and a hash of all that it is made from. */
export function scenes({ check = false } = {}) {
  return named.map(({ name, kind, scene }) => {
    const of = kinds[kind]
    const made = check
      ? {
          shape: of.shape.map((side) => Math.round((side / of.shape[0]) * 240)),
          sizes: [240],
          samples: 5,
        }
      : { ...of, ...('samples' in scene && { samples: scene.samples }) }
    const source = [...new Set(scene.items.map(({ model }) => model))].map(sourceOf).join('')
    const drawn = labelsOf(scene, source)
    const inputs = [scene, made, drawn.map((label) => labels[label]())]
    const hash = createHash('sha1').update(JSON.stringify(inputs) + source + library.join(''))
    return {
      id: name.includes('/') ? name : `scenes/${name}`,
      slug: name,
      colour: null,
      family: 'scenes',
      model: `scenes.${kind}`,
      scene,
      labels: drawn,
      ...made,
      hash: hash.digest('hex').slice(0, 16),
    }
  })
}
