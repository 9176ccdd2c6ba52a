import { transformSync } from 'esbuild'
import ts from 'typescript'
import { namesFile, readClassNames } from './class-names.mjs'

/** @type {Map<string, string> | undefined} */
let names

/**
 * @param {string} text
 * @param {Map<string, string>} short
 */
const shortenWords = (text, short) => text.replace(/[^\s]+/g, (word) => short.get(word) ?? word)

/**
 * Classes stand in strings of any kind: as a property, in a table, in a condition.
 * @param {string} code JavaScript
 * @param {Map<string, string>} short
 */
export function shortenClasses(code, short) {
  const file = ts.createSourceFile('code.js', code, ts.ScriptTarget.ES2022)
  let shortened = ''
  let end = 0
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      const start = node.getStart(file)
      const text = code.slice(start, node.end)
      const [open, inner, close] = /^(["'`}])([\s\S]*?)(\$\{|["'`])$/.exec(text)?.slice(1) ?? []
      if (inner === undefined) return
      shortened += code.slice(end, start) + open + shortenWords(inner, short) + close
      end = node.end
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return shortened + code.slice(end)
}

/**
 * A loader of the bundler. It must answer with JavaScript.
 * @this {{ addDependency: (file: string) => void, resourcePath: string }}
 * @param {string} source
 */
export default function loader(source) {
  this.addDependency(namesFile)
  const { code } = transformSync(source, {
    loader: this.resourcePath.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    charset: 'utf8',
    target: 'es2022',
  })
  names ??= readClassNames()
  return shortenClasses(code, names)
}
