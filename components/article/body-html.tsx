const LOOK = [
  'text-ink-700 [&>*+*]:mt-4 [&_a]:text-brand-700 [&_a]:underline [&_a]:underline-offset-4',
  '[&_h2]:!mt-9 [&_h2]:text-2xl [&_h2]:font-extrabold [&_h2]:text-ink-900',
  '[&_h3]:!mt-7 [&_h3]:text-lg [&_h3]:font-bold [&_h3]:text-ink-900 [&_strong]:text-ink-900',
  '[&_ul]:list-disc [&_ol]:list-[persian] [&_ul]:ps-6 [&_ol]:ps-6 [&_li+li]:mt-1.5 [&_li]:ps-1',
  '[&_blockquote]:rounded-control [&_blockquote]:border-s-4 [&_blockquote]:border-brand-300 [&_blockquote]:bg-brand-50 [&_blockquote]:p-4',
  '[&_table]:block [&_table]:overflow-x-auto [&_table]:text-md [&_th]:bg-ink-100 [&_th]:px-4 [&_th]:py-2.5 [&_th]:text-start [&_th]:text-ink-900',
  '[&_td]:border-b [&_td]:border-line [&_td]:px-4 [&_td]:py-2.5 [&_figcaption]:text-sm [&_figcaption]:text-ink-500',
].join(' ')

/** The shop cleans a body when it is written, and the page's policy runs no script in it. */
export function BodyHtml({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`${LOOK} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
