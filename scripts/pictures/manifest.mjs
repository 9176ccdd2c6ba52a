import { writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'

const quoted = (value) => `'${value}'`

const shot = ({ view, colour }) => (colour ? `['${view}', '${colour}']` : `['${view}']`)

const content = ({ products, articles, posts, customers }) => `
// Made by \`scripts/emoji-pictures.mjs\`, which draws the files under public/demo that are named here.
import type { ColourName } from './colours'

export type PictureView = 'front' | 'close' | 'turned' | 'pair'

export type ProductPicture = { file: string; colour: ColourName | null; view: PictureView }

const shots = (id: string, ...views: [PictureView, ColourName?][]): ProductPicture[] =>
  views.map(([view, colour = null], index) => ({
    file: \`/demo/products/\${id}-\${index + 1}-640.webp\`,
    colour,
    view,
  }))

const numbered = (folder: string, size: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => \`/demo/\${folder}/\${index + 1}-\${size}.webp\`)

/** By slug, the picture for lists first. Each file has a smaller one beside it: 320 for 640. */
export const productPictures: Record<string, ProductPicture[]> = {
${products.map(({ product, id, shots }) => `${quoted(product.slug)}: shots('${id}', ${shots.map(shot).join(', ')}),`).join('\n')}
}

/** By slug, 960 wide, with one 480 wide beside it. */
export const articlePictures: Record<string, string> = {
${articles.map(({ slug, file }) => `${quoted(slug)}: '${file}',`).join('\n')}
}

/** In the order of the customers and of their posts, 640 with 320 beside it. */
export const postPictures: string[] = numbered('posts', 640, ${posts})

/** In the order of the customers. */
export const customerPictures: string[] = numbered('people', 160, ${customers})
`

export async function writeManifest(file, made) {
  const options = await resolveConfig(file)
  await writeFile(file, await format(content(made), { ...options, filepath: file }))
}
