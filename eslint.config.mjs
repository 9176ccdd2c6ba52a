import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

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
      ],
      'no-console': 'off',
      eqeqeq: 'error',
    },
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
    // Playwright calls what a fixture is done with `use`, which is no hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
])
