import { basename } from 'node:path'

const DOM_NAMES = [
  ...['Animation', 'Attr', 'Audio', 'Cache', 'Comment', 'Document', 'Element', 'History', 'Image'],
  ...['Location', 'Navigator', 'Node', 'Notification', 'Option', 'Range', 'Screen', 'Selection'],
  ...['Storage', 'Text', 'Window', 'Worker'],
]
const TYPE_NAMES = [
  ...['Awaited', 'Exclude', 'Extract', 'NonNullable', 'Omit', 'Parameters', 'Partial', 'Pick'],
  ...['Readonly', 'Record', 'Required', 'ReturnType'],
]
const GLOBAL_NAMES = new Set([
  ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name)),
  ...DOM_NAMES,
  ...TYPE_NAMES,
])

/** What a module declares must not hide what every reader takes the name for. */
const noGlobalName = {
  meta: { type: 'problem', schema: [], messages: { hides: "'{{name}}' hides a global." } },
  create: (context) => ({
    Program(node) {
      const [module] = context.sourceCode.getScope(node).childScopes
      for (const { name, defs } of module?.variables ?? []) {
        const own = defs.find(({ type }) => type !== 'ImportBinding')
        if (own && GLOBAL_NAMES.has(name)) {
          context.report({ node: own.name, messageId: 'hides', data: { name } })
        }
      }
    },
  }),
}

const KEBAB_CASE = /^\.?[a-z\d-]+(\.[a-z\d-]+)*\.\w+$/
const VAGUE_NAME = /^(utils?|helpers?|common|misc|types|index)\.\w+$/

/** A file is named in kebab-case by what it is. */
const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { odd: 'Name the file in kebab-case by what it is.' },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename)
      if (!KEBAB_CASE.test(name) || VAGUE_NAME.test(name))
        context.report({ node, messageId: 'odd' })
    },
  }),
}

/** Refuses what matches a selector, each with its reason. */
const restrictedSyntax = {
  meta: { type: 'problem', schema: [{ type: 'array' }] },
  create: (context) =>
    Object.fromEntries(
      context.options[0].map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
}

const plugin = {
  meta: { name: 'project' },
  rules: {
    'no-global-name': noGlobalName,
    'file-name': fileName,
    'restricted-syntax': restrictedSyntax,
  },
}

export default plugin
