import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * A function in parentheses is compiled with its file, off the main thread while that arrives; any other is
 * skipped there and compiled where it is called. A page calls the function of every module before it answers.
 * @param {string} chunk a script of the bundler: one `push` of module numbers and their functions
 */
export function compileEarly(chunk) {
  const file = ts.createSourceFile('chunk.js', chunk, ts.ScriptTarget.ES2022)
  let wrapped = ''
  let end = 0
  for (const factory of listFactories(file)) {
    const start = factory.getStart(file)
    wrapped += `${chunk.slice(end, start)}(${chunk.slice(start, factory.end)})`
    end = factory.end
  }
  return wrapped + chunk.slice(end)
}

/** @param {ts.SourceFile} file */
function listFactories(file) {
  for (const statement of file.statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) continue
    const [list] = statement.expression.arguments
    if (list && ts.isArrayLiteralExpression(list)) {
      return list.elements.filter((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one))
    }
  }
  return []
}

/** @param {string} folder */
export function compileChunksEarly(folder) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const path = join(folder, name)
    writeFileSync(path, compileEarly(readFileSync(path, 'utf8')))
  }
}
