import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Z_][A-Z\d_]*)\s*=\s*(.*?)\s*$/i

/**
 * Quotes keep spaces and signs; without them a ` #` begins a comment.
 * @param {string} text
 */
function readValue(text) {
  const quoted = /^(["'`])(.*?)\1/.exec(text)
  return quoted ? quoted[2] : text.replace(/(^|\s)#.*$/, '').trim()
}

/** @param {string} text */
export function parseEnv(text) {
  const pairs = text.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = ASSIGNMENT.exec(line) ?? []
    return name === undefined ? [] : [[name, readValue(value)]]
  })
  return Object.fromEntries(pairs)
}

/**
 * Takes the settings of `.env` that the environment does not give; tests have their own.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
export function loadEnv(root, env = process.env) {
  const file = join(root, '.env')
  if (env.NODE_ENV === 'test' || !existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    env[name] ??= value
  }
}
