import { transformSync } from 'esbuild'

const DOCS = /^ {2}(?:summary|example|retry):[\s\S]*?,\n(?= {2}\w|\})/gm

/** @param {string} source */
export function omitCallDocs(source) {
  return source.includes('= defineCall(') ? source.replace(DOCS, '') : source
}

/**
 * A loader of the bundler: what an entry of the contract says for the server alone weighs nothing in
 * the browser. It must answer with JavaScript.
 * @param {string} source
 */
export default function loader(source) {
  return transformSync(omitCallDocs(source), { loader: 'ts', target: 'es2022' }).code
}
