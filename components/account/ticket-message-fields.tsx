import type { UseFormRegisterReturn } from 'react-hook-form'
import { PicturesField, type AttachedPictures } from '@/components/form/pictures-field'
import { Textarea } from '@/components/ui/textarea'

type TicketMessageFieldsProps = {
  label: string
  rows: number
  message: UseFormRegisterReturn
  error: string | undefined
  pictures: AttachedPictures
}

const MAX_MESSAGE_LENGTH = 4_000

export function TicketMessageFields({
  label,
  rows,
  message,
  error,
  pictures,
}: TicketMessageFieldsProps) {
  return (
    <>
      <Textarea
        label={label}
        rows={rows}
        maxLength={MAX_MESSAGE_LENGTH}
        error={error}
        {...message}
      />
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
