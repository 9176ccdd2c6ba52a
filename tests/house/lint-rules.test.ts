import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

const eslint = new ESLint()

async function findRules(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map(({ ruleId }) => ruleId) ?? []
}

const drawn = (className: string) => `export const box = <div className="${className}" />\n`

describe('the lint rules', () => {
  test.each(['ml-2', 'desk:pr-4', '-mr-1', 'left-0', 'text-right', 'border-l ', 'rounded-tl-lg'])(
    'refuse the class %s, which names a side of the screen',
    async (name) => {
      expect(await findRules('components/ui/box.tsx', drawn(name))).toContain(
        'no-restricted-syntax',
      )
    },
  )

  test.each(['ms-2', 'pe-4', 'rtl:left-0', 'ltr:pl-2', 'text-start', 'border-line', 'rounded-lg'])(
    'accept the class %s, which turns with the direction',
    async (name) => expect(await findRules('components/ui/box.tsx', drawn(name))).toEqual([]),
  )

  test.each([
    [
      'components/ui/box.tsx',
      "export const text = 'خانهٔ شما' + 'خانه‌ی شما'",
      'no-restricted-syntax',
    ],
    ['lib/persian/box.ts', "export const text = 'نام را وارد کنید'", 'no-restricted-syntax'],
    ['components/ui/box.tsx', "export const path = '/profile/edit'", 'no-restricted-syntax'],
    ['lib/client/box.ts', 'export const bytes = 1_048_576', 'no-restricted-syntax'],
    ['components/ui/box.tsx', "export { default } from 'next/link'", 'no-restricted-imports'],
    ['lib/client/box.ts', 'export type Range = [number, number]', 'project/no-global-name'],
    ['lib/client/box.ts', "export const room = 'room'", 'id-denylist'],
    ['lib/client/utils.ts', 'export const one = 1', 'project/file-name'],
    ['lib/client/BoxList.ts', 'export const one = 1', 'project/file-name'],
    ['lib/client/box.ts', '// prettier-ignore\nexport const one = 1', 'no-warning-comments'],
    ['lib/client/box.ts', `${'\n'.repeat(351)}export const one = 1`, 'max-lines'],
  ])('refuse in %s: %s', async (file, code, rule) => {
    expect(await findRules(file, `${code}\n`)).toContain(rule)
  })
})
