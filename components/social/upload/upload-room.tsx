'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useCallForm } from '@/components/form/use-call-form'
import { Button } from '@/components/ui/button'
import type { Crop } from '@/components/ui/picture-crop'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { productCardsQuery } from '@/lib/api/product-cards'
import { QueryProvider } from '@/lib/api/query-provider'
import { postFields } from '@/lib/contract/posts'
import { LONGEST_ALT, LONGEST_CAPTION, POST_PICTURE } from '@/lib/contract/social-limits'
import { idInPath } from '@/lib/seo/addresses'
import { PictureChooser } from './picture-chooser'
import { PictureCut } from './picture-cut'
import { ProductPicker, type Shown } from './product-picker'
import { SendingBar } from './sending-bar'
import { useChosenPicture } from '@/components/form/use-chosen-picture'
import { usePosting } from './use-posting'

const NO_PICTURE = 'نخست عکسی انتخاب کنید.'
const schema = postFields.omit({ product_id: true })

export function UploadRoom() {
  return (
    <QueryProvider>
      <Upload />
    </QueryProvider>
  )
}

/** The product of `?product=`, until another or none is chosen. */
function useShownProduct() {
  const asked = idInPath(useSearchParams().get('product') ?? '')
  const [chosen, setChosen] = useState<Shown | null>()
  const { data } = useQuery({ ...productCardsQuery([asked ?? 0]), enabled: asked !== null })
  return { product: chosen === undefined ? (data?.[0] ?? null) : chosen, setProduct: setChosen }
}

function Upload() {
  const picture = useChosenPicture(POST_PICTURE.bytes)
  const crop = useRef<Crop | null>(null)
  const { product, setProduct } = useShownProduct()
  const [productError, setProductError] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const refusePicture = (words: string) => {
    picture.setError(words)
    if (words) place.current?.focus()
  }
  const { share, post, cancel } = usePosting({ picture: refusePicture, product: setProductError })
  const { form, onSubmit } = useCallForm({
    schema,
    values: { text: '', alt: '' },
    draft: 'post',
    submit: async (written) => {
      if (!picture.chosen) return
      const body = { ...written, product_id: product?.id ?? null, ...crop.current }
      await post(body, picture.chosen.file)
    },
  })
  const send = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    // The button that called it back is gone; a field that was refused keeps the focus.
    const isLost = document.activeElement === document.body
    if (wasSending.current && share === null && isLost) send.current?.focus()
    wasSending.current = share !== null
  }, [share])
  const { register, formState } = form
  const { errors } = formState
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (picture.chosen) return void onSubmit(event)
        event.preventDefault()
        refusePicture(NO_PICTURE)
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-panel bg-paper p-4 shadow-card md:grid-cols-2 md:p-6"
    >
      <div
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label="عکس پست"
        aria-describedby="picture-error"
        className="scroll-mt-28 rounded-card"
      >
        {picture.chosen ? (
          <PictureCut
            chosen={picture.chosen}
            error={picture.error}
            onCrop={(cut) => (crop.current = cut)}
            onForget={picture.forget}
          />
        ) : (
          <PictureChooser error={picture.error} onChoose={(file) => void picture.choose(file)} />
        )}
      </div>
      <div className="grid content-start gap-5">
        <Textarea
          label="نوشتهٔ پست"
          optional
          rows={6}
          maxLength={LONGEST_CAPTION}
          placeholder="چه خریدید و چطور بود؟"
          error={errors.text?.message}
          {...register('text')}
        />
        <ProductPicker
          chosen={product}
          error={productError}
          onChoose={(next) => {
            setProductError('')
            setProduct(next)
          }}
        />
        <TextField
          label="در عکس چه دیده می‌شود؟"
          optional
          maxLength={LONGEST_ALT}
          hint="برای کسانی که عکس را نمی‌بینند و آن را می‌شنوند."
          error={errors.alt?.message}
          {...register('alt')}
        />
        {share === null ? (
          <Button ref={send} type="submit" full>
            انتشار پست
          </Button>
        ) : (
          <SendingBar share={share} onCancel={cancel} />
        )}
      </div>
    </form>
  )
}
