import { writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'

const quoted = (value) => `'${value}'`

const content = ({ articles, posts, customers }) => `
// Made by \`scripts/emoji-pictures.mjs\`, which draws the files under public/demo that are named here.
const numbered = (folder: string, size: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => \`/demo/\${folder}/\${index + 1}-\${size}.webp\`)

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
