import type { UseFormRegisterReturn } from 'react-hook-form'
import { PicturesField } from '@/components/form/pictures-field'
import type { ChosenPictures } from '@/components/form/use-pictures'
import { Textarea } from '@/components/ui/textarea'

type MessageFieldsProps = {
  label: string
  rows: number
  message: UseFormRegisterReturn
  error: string | undefined
  pictures: ChosenPictures
}

const LONGEST_MESSAGE = 4_000

/** What is written to the shop, and the pictures that go with it. */
export function MessageFields({ label, rows, message, error, pictures }: MessageFieldsProps) {
  return (
    <>
      <Textarea label={label} rows={rows} maxLength={LONGEST_MESSAGE} error={error} {...message} />
      <PicturesField
        label="عکس پیوست"
        files={pictures.files}
        onFilesChange={pictures.choose}
        limit={pictures.limit}
        error={pictures.error}
      />
    </>
  )
}
