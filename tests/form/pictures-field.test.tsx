// @in-a-window
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MEGABYTE } from '@/lib/contract/limits'
import { PicturesField } from '@/components/form/pictures-field'
import { render, screen, userEvent } from '../kit/rendering'

const picture = (name: string, bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type: 'image/png' })

function Attached() {
  const [files, setFiles] = useState<File[]>([])
  const limit = { most: 2, bytes: MEGABYTE }
  return <PicturesField label="عکس پیوست" files={files} onFilesChange={setFiles} limit={limit} />
}

const add = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('عکس پیوست', { selector: 'input' }), files)

test('a picture that is too large is left out, and the field says why', async () => {
  render(<Attached />)
  await add(picture('قوری.png'), picture('کوه.png', 1_048_577))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  const group = screen.getByRole('group', { name: /عکس پیوست/ })
  expect(group).toHaveAccessibleDescription(/هر عکس حداکثر ۱ مگابایت است\./)
})

test('removing a picture removes the error and keeps the focus in the field', async () => {
  render(<Attached />)
  await add(picture('الف.png'), picture('ب.png'), picture('پ.png'))
  expect(screen.getByText('حداکثر ۲ عکس بفرستید.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن الف.png' }))
  expect(screen.queryByText('حداکثر ۲ عکس بفرستید.')).toBeNull()
  expect(screen.getByRole('group', { name: /عکس پیوست/ })).toHaveFocus()
})
