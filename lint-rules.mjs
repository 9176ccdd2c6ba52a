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

/** `orderActions`, `OrderActions` and `ORDER_ACTIONS` are read as the same two words. */
const wordsOf = (name) =>
  name.split(/_|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase())

/** To place an order is a verb of the field, and what is under way is no way. */
const hasRefusedWord = (name, refused) =>
  wordsOf(name).some((word, nth, words) => {
    if (word === 'place') return nth === words.length - 1
    if (word === 'way' && words[nth - 1] === 'under') return false
    return refused.includes(word)
  })

const listScopes = (scope) => [scope, ...scope.childScopes.flatMap(listScopes)]

/** A word that came to name dozens of things is refused as a part of a declared name, too. */
const noRefusedWord = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array' }],
    messages: { vague: "'{{name}}' says little: docs/glossary.md has the words to use." },
  },
  create: (context) => ({
    Program(node) {
      const [refused] = context.options
      const scopes = listScopes(context.sourceCode.getScope(node))
      for (const { name, defs } of scopes.flatMap(({ variables }) => variables)) {
        const own = defs.find(({ type }) => type !== 'ImportBinding')
        if (own && hasRefusedWord(name, refused)) {
          context.report({ node: own.name, messageId: 'vague', data: { name } })
        }
      }
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

/** Words of the interface, each with the one that is said instead. */
const persianWords = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array' }],
    messages: { other: 'The shop says «{{instead}}».' },
  },
  create: (context) => {
    const words = context.options[0].map(([source, instead]) => [new RegExp(source, 'u'), instead])
    const check = (node, text) => {
      for (const [pattern, instead] of words) {
        if (pattern.test(text)) context.report({ node, messageId: 'other', data: { instead } })
      }
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    }
  },
}

const plugin = {
  meta: { name: 'project' },
  rules: {
    'no-global-name': noGlobalName,
    'file-name': fileName,
    'no-refused-word': noRefusedWord,
    'persian-words': persianWords,
    'restricted-syntax': restrictedSyntax,
  },
}

export default plugin
