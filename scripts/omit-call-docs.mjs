const DOCS = /^ {2}(?:summary|example|retry):[\s\S]*?,\n(?= {2}\w|\})/gm

/** A loader of the bundler: what an entry of the contract says for the server alone weighs nothing in the browser. */
export default function omitCallDocs(source) {
  return source.replace(DOCS, '')
}
