import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'
import projectRules from './eslint.rules.mjs'

/** Finds what matches in code, in templates and in what is drawn. */
function inText(pattern, message) {
  return ['Literal[value', 'TemplateElement[value.raw', 'JSXText[value'].map((part) => ({
    selector: `${part}=/${pattern}/]`,
    message,
  }))
}

/** A class that names a side of the screen; one that says for which direction is meant so. */
const PHYSICAL_SIDE = [
  String.raw`(?<![\w:-])(?:(?!rtl:|ltr:)[a-z\d-]+:)*-?(?:`,
  String.raw`(?:m|p|scroll-m|scroll-p)[lr]-(?:\d|\[|px|auto)`,
  String.raw`|(?:left|right)-(?:\d|\[|px|auto|full)`,
  String.raw`|(?:text|float|clear)-(?:left|right)(?![\w-])`,
  String.raw`|border-[lr](?=[\s-]|$)`,
  String.raw`|rounded-(?:[lr]|[tb][lr])(?=[\s-]|$)`,
  ')',
].join('')
const OTHER_KASRA = String.raw`\u06c0|\u0647\u200c(?:\u0654|\u06cc(?![\u0600-\u06ff\u200c]))`
const BOOKISH = '(?<!برندهای )برگزید|برگزینید|نویسه|شناخته نیست|این پرونده|را وارد کنید'
const OWN_PATH = String.raw`^\x2F(?:product-category|profile|auth|Cart|about|contact|address)\b`

const inPersian = [
  ...inText(OTHER_KASRA, 'The kasra after a silent he is written one way: «هٔ».'),
  ...inText(BOOKISH, 'The shop speaks in words of every day.'),
]
const inCode = [
  { selector: 'Literal[value=1048576]', message: 'A megabyte is MEGABYTE of lib/contract/limits.' },
]
const inPages = [
  ...inText(PHYSICAL_SIDE, 'Name the start and the end, not a side of the screen.'),
  ...inText(OWN_PATH, 'Addresses of the shop come from lib/paths.'),
]

const reactRules = nextCoreWebVitals
  .flatMap(({ rules }) => Object.keys(rules ?? {}))
  .filter((name) => name.startsWith('react-hooks/') && name !== 'react-hooks/rules-of-hooks')

export default defineConfig([
  globalIgnores(['.next/', 'dist/', 'data/', 'public/', 'next-env.d.ts', 'test-results/']),
  nextCoreWebVitals,
  nextTypescript,
  {
    settings: { next: { rootDir: '.' }, react: { version: '19.3' } },
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Words that had come to name dozens of things; docs/glossary.md has the ones to use.
      'id-denylist': [
        'error',
        ...['place', 'way', 'told', 'asked', 'kept'],
        ...['wish', 'wished', 'room', 'till', 'refusal'],
        ...['kin', 'said', 'heard', 'onwards', 'talk', 'settle'],
      ],
      'no-console': 'off',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 350 }],
      'no-warning-comments': [
        'error',
        { terms: ['eslint-disable', 'prettier-ignore', 'oxfmt-ignore'], location: 'anywhere' },
      ],
      'project/no-global-name': 'error',
    },
    plugins: { project: projectRules },
  },
  {
    files: ['components/**', 'lib/**', 'stores/**', 'scripts/**', '**/*.test.{ts,tsx}'],
    rules: { 'project/file-name': 'error' },
  },
  {
    files: ['lib/**'],
    rules: { 'no-restricted-syntax': ['error', ...inCode, ...inPersian] },
  },
  {
    files: ['app/**', 'components/**'],
    rules: {
      'no-restricted-syntax': ['error', ...inCode, ...inPersian, ...inPages],
      'no-restricted-imports': [
        'error',
        {
          name: 'next/link',
          message: 'components/ui/link fetches nothing before one turns to it.',
        },
      ],
    },
  },
  {
    files: ['components/ui/link.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Prefixes for crawlers, which lead nobody anywhere.
    files: ['app/robots.ts'],
    rules: { 'no-restricted-syntax': ['error', ...inCode, ...inPersian] },
  },
  {
    // `asked` and `way` are words of the wire.
    files: [
      'lib/contract/{desk/details,orders/order,reviews/own-reviews}.ts',
      'lib/server/{desk/read-details,orders/order-details,reviews/read-own-reviews}.ts',
      'tests/reviews/write-reviews.test.ts',
    ],
    rules: { 'id-denylist': 'off' },
  },
  {
    files: ['lib/contract/limits.ts'],
    rules: { 'no-restricted-syntax': ['error', ...inPersian] },
  },
  {
    // The demo's rows are data, and the texts in them have a test of their own.
    files: ['lib/server/db/seed/demo/**'],
    rules: { 'max-lines': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['app/**', 'components/**', 'stores/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // A reset and a logout load the page anew on purpose.
    files: ['stores/**', 'lib/**'],
    rules: { '@next/next/no-location-assign-relative-destination': 'off' },
  },
  {
    // Of interest to the React Compiler alone, which is not used here.
    files: ['components/desk/desk-table.tsx'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    // The one place that writes an img by hand; the sizes are stored as files.
    files: ['components/ui/picture.tsx'],
    rules: { '@next/next/no-img-element': 'off' },
  },
  {
    // A test renders what it likes.
    files: ['tests/**'],
    rules: {
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^(m|doM)ock$/][arguments.0.value=/^(@\\x2F|\\.)/]',
          message:
            'Modules of this project are not mocked: answer the API with tests/kit/fake-api.',
        },
      ],
    },
  },
  {
    // Each file is compiled for these as a component would be, which takes most of the time of a lint.
    files: [
      'lib/{contract,data,domain,persian,seo,server,service-worker,session}/**',
      '{e2e,scripts,tests}/**',
    ],
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  {
    // Playwright calls what a fixture is done with `use`, which is no hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
])
