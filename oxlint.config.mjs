import { defineConfig } from 'oxlint'

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
/** Tailwind makes no class of these, as some of the screens have a maximum. */
const NO_SCREEN = String.raw`(?<![\w-])(?:max-(?:sm|desk|md|lg|xl|xxl|2xl|phone|tiny|short|rail|\[[^\]]*\])|min-\[[^\]]*\]):`
const OTHER_KASRA = String.raw`\u06c0|\u0647\u200c(?:\u0654|\u06cc(?![\u0600-\u06ff\u200c]))`
const BOOKISH = '(?<!برندهای )برگزید|برگزینید|نویسه|شناخته نیست|این پرونده|را وارد کنید'
const OWN_PATH = String.raw`^\x2F(?:product-category|profile|auth|Cart|about|contact|address)\b`

const inPersian = [
  ...inText(OTHER_KASRA, 'The kasra after a silent he is written one way: «هٔ».'),
  ...inText(BOOKISH, 'The shop speaks in words of every day.'),
]
/** What a shopper is not told, and what is said instead. */
const PERSIAN_WORDS = [
  ['راه(?:‌های)? پرداخت', 'روش پرداخت'],
  ['شیوه(?:ٔ|‌های) (?:ارسال|پرداخت)', 'روش ارسال'],
  ['هم‌رسانی', 'اشتراک‌گذاری'],
  ['(?:گذاشتن|عوض کردن) رمز', 'تعیین رمز عبور، تغییر رمز عبور'],
  ['(?:ضمانت|راهنمای|درخواست|شرایط|مهلت|روز) بازگشت|بازگشت کالا', 'مرجوعی'],
  ['پرجستجو', 'جستجوهای پرطرفدار'],
  ['پروفایل', 'حساب کاربری، نمایه'],
  ['حساب من', 'حساب کاربری'],
  ['پیشخان', 'حساب کاربری'],
  ['حافظهٔ موقت', 'رم'],
  ['بهای کالا', 'مبلغ کالاها'],
  ['سود شما|تخفیف کالاها', 'تخفیف'],
  ['(?<!مبلغ )قابل پرداخت|مبلغ پرداختی', 'مبلغ قابل پرداخت، مبلغ پرداخت‌شده'],
  ['صفحهٔ درخواستی', 'صفحه پیدا نشد'],
]
/** Fit for the prose of the demo shop, and not for a button. */
const BUTTON_WORDS = [
  ['نخست(?!‌?وزیر)', 'ابتدا، اول'],
  [String.raw`(?:^|[^‌\p{L}])فرستادن`, 'ارسال'],
  ['پس دادن', 'مرجوع کردن'],
]
const inCode = [
  { selector: 'Literal[value=1048576]', message: 'A megabyte is MEGABYTE of lib/contract/limits.' },
]
const inPages = [
  ...inText(PHYSICAL_SIDE, 'Name the start and the end, not a side of the screen.'),
  ...inText(NO_SCREEN, 'No such class is made: name a screen such as `phone:` or `lg:`.'),
  ...inText(OWN_PATH, 'Addresses of the shop come from lib/paths.'),
]

/** Words that had come to name dozens of things; docs/glossary.md has the ones to use. */
const REFUSED_WORDS = [
  ...['place', 'way', 'told', 'asked', 'kept', 'wish', 'wished', 'room', 'till', 'refusal'],
  ...['kin', 'said', 'heard', 'onwards', 'talk', 'settle'],
]
const wholeTitles = {
  selector: 'CallExpression[callee.callee.property.name="each"] > Literal[value=/^%[a-z]$/]',
  message: 'A title is a whole sentence, to be read alone in a list of failures.',
}
const errors = (names, prefix = '') =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, 'error']))
const restricted = (...selectors) => ({ 'project/restricted-syntax': ['error', selectors.flat()] })

export default defineConfig({
  plugins: ['typescript', 'react', 'nextjs', 'import', 'jsx-a11y'],
  jsPlugins: ['./lint-rules.mjs'],
  categories: { correctness: 'off' },
  env: { builtin: true },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  settings: { next: { rootDir: '.' }, react: { version: '19.3' } },
  ignorePatterns: ['.next/', 'dist/', 'data/', 'public/', 'next-env.d.ts', 'test-results/'],
  rules: {
    ...errors([
      ...['no-array-constructor', 'no-unused-expressions', 'no-var', 'prefer-const', 'eqeqeq'],
      ...['prefer-rest-params', 'prefer-spread'],
    ]),
    ...errors(
      [
        ...['no-duplicate-enum-values', 'no-empty-object-type', 'no-explicit-any'],
        ...['no-extra-non-null-assertion', 'no-misused-new', 'no-namespace'],
        ...['no-non-null-asserted-optional-chain', 'no-non-null-assertion', 'no-require-imports'],
        ...['no-this-alias', 'no-unnecessary-type-constraint', 'no-unsafe-declaration-merging'],
        ...['no-unsafe-function-type', 'no-wrapper-object-types', 'prefer-as-const'],
        ...['prefer-namespace-keyword', 'triple-slash-reference'],
      ],
      'typescript/',
    ),
    ...errors(
      [
        ...[
          'google-font-display',
          'google-font-preconnect',
          'inline-script-id',
          'next-script-for-ga',
        ],
        ...['no-assign-module-variable', 'no-async-client-component', 'no-css-tags'],
        ...['no-before-interactive-script-outside-document', 'no-document-import-in-page'],
        ...['no-duplicate-head', 'no-head-element', 'no-head-import-in-document'],
        ...['no-html-link-for-pages', 'no-img-element', 'no-page-custom-font'],
        ...['no-script-component-in-head', 'no-styled-jsx-in-document', 'no-sync-scripts'],
        ...['no-title-in-document-head', 'no-typos', 'no-unwanted-polyfillio'],
      ],
      'nextjs/',
    ),
    ...errors(
      [
        ...['display-name', 'jsx-key', 'jsx-no-comment-textnodes', 'jsx-no-duplicate-props'],
        ...['jsx-no-undef', 'no-children-prop', 'no-danger-with-children', 'no-find-dom-node'],
        ...['no-direct-mutation-state', 'no-is-mounted', 'no-render-return-value'],
        ...['no-string-refs', 'no-unescaped-entities', 'rules-of-hooks', 'exhaustive-deps'],
        ...['static-components', 'use-memo', 'preserve-manual-memoization', 'immutability'],
        ...['incompatible-library', 'globals', 'refs', 'set-state-in-effect', 'error-boundaries'],
        ...['purity', 'set-state-in-render', 'unsupported-syntax'],
      ],
      'react/',
    ),
    ...errors(
      [
        ...['aria-props', 'aria-proptypes', 'aria-unsupported-elements'],
        'role-supports-aria-props',
      ],
      'jsx-a11y/',
    ),
    'jsx-a11y/alt-text': ['error', { elements: ['img'], img: ['Image'] }],
    'import/no-anonymous-default-export': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'id-denylist': ['error', ...REFUSED_WORDS],
    'project/no-refused-word': ['error', REFUSED_WORDS],
    'max-lines': ['error', { max: 350 }],
    'no-warning-comments': [
      'error',
      {
        terms: ['eslint-disable', 'oxlint-disable', 'prettier-ignore', 'oxfmt-ignore'],
        location: 'anywhere',
      },
    ],
    'project/no-global-name': 'error',
  },
  overrides: [
    {
      files: ['components/**', 'lib/**', 'stores/**', 'scripts/**', '**/*.test.{ts,tsx}'],
      rules: { 'project/file-name': 'error' },
    },
    {
      files: ['app/**', 'components/**', 'lib/**', 'stores/**'],
      rules: { 'project/persian-words': ['error', [...PERSIAN_WORDS, ...BUTTON_WORDS]] },
    },
    {
      files: ['lib/server/db/seed/**'],
      rules: { 'project/persian-words': ['error', PERSIAN_WORDS] },
    },
    {
      // What shoppers type is understood whichever word it is.
      files: ['lib/persian/**', 'lib/server/search/**'],
      rules: { 'project/persian-words': 'off' },
    },
    {
      files: ['lib/**'],
      rules: restricted(inCode, inPersian),
    },
    {
      files: ['app/**', 'components/**'],
      rules: {
        ...restricted(inCode, inPersian, inPages),
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
      rules: restricted(inCode, inPersian),
    },
    {
      // `asked` and `way` are words of the wire.
      files: [
        'lib/contract/{desk/details,orders/order,reviews/own-reviews}.ts',
        'lib/server/{desk/read-details,orders/order-details,reviews/read-own-reviews}.ts',
        'tests/{desk/refund-hold.test.tsx,reviews/write-reviews.test.ts}',
      ],
      rules: { 'id-denylist': 'off' },
    },
    {
      files: ['lib/contract/limits.ts'],
      rules: restricted(inPersian),
    },
    {
      // The demo's rows are data, and the texts in them have a test of their own.
      files: ['lib/server/db/seed/demo/**'],
      rules: { 'max-lines': 'off', 'project/restricted-syntax': 'off' },
    },
    {
      files: ['app/**', 'components/**', 'stores/**'],
      rules: { 'no-console': 'error' },
    },
    {
      // Of interest to the React Compiler alone, which is not used here.
      files: ['components/desk/ui/desk-table.tsx'],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      // The one place that writes an img by hand; the sizes are stored as files.
      files: ['components/ui/picture.tsx'],
      rules: { 'nextjs/no-img-element': 'off' },
    },
    {
      // A test renders what it likes.
      files: ['tests/**'],
      rules: {
        'nextjs/no-html-link-for-pages': 'off',
        'nextjs/no-img-element': 'off',
        ...restricted(wholeTitles, {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^(m|doM)ock$/][arguments.0.value=/^(@\\x2F|\\.)/]',
          message:
            'Modules of this project are not mocked: answer the API with tests/kit/fake-api.',
        }),
      },
    },
    {
      // Playwright calls what a fixture is done with `use`, which is no hook.
      files: ['e2e/**'],
      rules: {
        'react/rules-of-hooks': 'off',
        ...restricted(wholeTitles, {
          selector: 'Literal[value="networkidle"]',
          message: 'Wait for what the test is about; a page may ask for something at any time.',
        }),
      },
    },
  ],
})
