import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserArguments } from '../find-browser.mjs'

const kinds = ['performance', 'accessibility', 'best-practices', 'seo']

/** The four scores of a page on a slow phone, as Lighthouse gives them. */
export function lighthouseScores(url, browser, folder) {
  const report = join(folder, 'lighthouse.json')
  const args = [
    join('node_modules', 'lighthouse', 'cli', 'index.js'),
    ...[url, '--quiet', '--output=json', `--output-path=${report}`],
    ...[`--only-categories=${kinds.join(',')}`, '--form-factor=mobile'],
    `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: browser }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env, timeout: 180_000 }, (error, _, complaint) => {
      if (error) return reject(new Error(complaint || error.message))
      const { categories } = JSON.parse(readFileSync(report, 'utf8'))
      resolve(kinds.map((kind) => [kind, Math.round((categories[kind].score ?? 0) * 100)]))
    })
  })
}
