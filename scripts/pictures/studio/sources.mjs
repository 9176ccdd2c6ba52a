import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const read = (name) => readFileSync(join(folder, name), 'utf8')

/** The definitions of a Python file, by name; what stands outside of them belongs to none. */
function definitionsOf(source) {
  const blocks = source.split(/^(?=(?:@\w+\n)?(?:def|class) |[A-Z_]+ = )/m)
  return new Map(
    blocks.flatMap((block) => {
      const name = /^(?:@\w+\n)?(?:(?:def|class) (\w+)|([A-Z_]+) = )/.exec(block)
      return name ? [[name[1] ?? name[2], block]] : []
    }),
  )
}

const library = ['shapes.py', 'materials.py', 'parts.py'].map((name) => definitionsOf(read(name)))
const always = ['stage.py', 'denoise.mjs', 'develop.mjs'].map(read).join('')
const families = new Map()

/** The source a model is made by: its function, what that calls, and the stage. */
export function sourceOf(model) {
  const [family, name] = model.split('.')
  if (!families.has(family)) {
    const path = family === 'props' ? 'scenes/props.py' : `models/${family}.py`
    const own = read(path)
    const lent = [...own.matchAll(/^from (models\/?\.\w+) import/gm)].map(([, from]) => from)
    const files = [...lent.map((from) => `${from.replace('.', '/')}.py`), path]
    families.set(family, new Map(files.flatMap((file) => [...definitionsOf(read(file))])))
  }
  const known = new Map([...library, families.get(family)].flatMap((part) => [...part]))
  const used = new Set([name])
  for (const part of used) {
    for (const [word] of (known.get(part) ?? '').matchAll(/\w+/g))
      if (known.has(word)) used.add(word)
  }
  return (
    [...used]
      .sort()
      .map((part) => known.get(part))
      .join('') + always
  )
}
