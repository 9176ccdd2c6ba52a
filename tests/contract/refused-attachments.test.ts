import { expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { describeEachShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { upload } from './upload'

describeEachShop('a ticket with a file that is no picture', (shop) => {
  test('is 422 at the field of the pictures and at the one that is wrong', async () => {
    const token = await shop().logIn(1)
    const files = [await png({ width: 40, height: 40 }), Buffer.from('<svg/>')]
    const fields = { subject: 'رسید پرداخت', department: 'finance', message: 'رسید را ببینید.' }
    const answer = await upload(shop().url, contract.openTicket, token, { files, fields })
    const said = ['این فایل عکس نیست؛ JPG، PNG یا WebP بفرستید.']
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ errors: { files: said, 'files.1': said } })
  })
})
