/** `<` is escaped so that no title can close the script. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify(data).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
