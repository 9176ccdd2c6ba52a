'use client'

import { useRef, useState } from 'react'
import { PictureIcon } from '@/components/ui/account-icons'
import { GridIcon } from '@/components/ui/icons'
import { sendPicture } from '@/lib/client/desk/products'
import { ArticlePictureDialog } from '../content/article-picture-dialog'
import { DescriptionField } from '../content/description-field'
import { drawFigure, TABLE } from '../content/text-pieces'

type ProductDescriptionFieldProps = {
  value: string
  onChange: (html: string) => void
  error: string | undefined
}

/** What is written of a product, in which pictures and tables stand as the shop shows them. */
export function ProductDescriptionField(props: ProductDescriptionFieldProps) {
  const [isPictureOpen, setIsPictureOpen] = useState(false)
  const insert = useRef<(html: string) => void>(null)
  return (
    <>
      <DescriptionField
        {...props}
        insertRef={insert}
        insertItems={[
          {
            ...{ label: 'تصویر با زیرنویس', icon: <PictureIcon size={18} /> },
            onSelect: () => setIsPictureOpen(true),
          },
          {
            ...{ label: 'جدول', icon: <GridIcon size={18} /> },
            onSelect: () => insert.current?.(TABLE),
          },
        ]}
      />
      {isPictureOpen && (
        <ArticlePictureDialog
          upload={(file) => sendPicture(file, () => {})}
          onClose={() => setIsPictureOpen(false)}
          onInsert={(picture) => {
            insert.current?.(drawFigure(picture))
            setIsPictureOpen(false)
          }}
        />
      )}
    </>
  )
}
