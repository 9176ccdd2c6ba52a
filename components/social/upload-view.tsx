'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useApiForm } from '@/components/form/use-api-form'
import { SubmitButton } from '@/components/form/submit-button'
import { Button } from '@/components/ui/button'
import type { Crop } from '@/components/ui/picture-crop'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { productCardsQuery } from '@/lib/client/queries/catalogue'
import { QueryProvider } from '@/lib/client/query-provider'
import { postFields } from '@/lib/contract/social/posts'
import { MAX_ALT, MAX_CAPTION, POST_PICTURE } from '@/lib/contract/limits'
import { parsePathId, paths } from '@/lib/paths'
import { useChosenPicture } from '@/components/form/use-chosen-picture'
import { persianDigits } from '@/lib/persian/digits'
import { allowLeaving } from '@/components/ui/leave-permission'
import { isApiError } from '@/lib/client/http/error-checks'
import { publishPost, type PostInput } from '@/lib/client/queries/social-mutations'
import { PictureChooser, PictureCropper } from './post-picture-field'
import { ProductPicker, type PickedProduct } from './product-picker'

type UploadProgressProps = { share: number; onCancel: () => void }

function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100)
  const status = percent < 100 ? 'در حال ارسال عکس…' : 'در حال آماده کردن پست…'
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3 text-sm">
        <p role="status">{status}</p>
        <bdi aria-hidden="true">{persianDigits(percent)}٪</bdi>
      </div>
      <div
        role="progressbar"
        aria-label="ارسال پست"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-ink-200"
      >
        <span
          style={{ width: `${percent}%` }}
          className="block h-full rounded-full bg-brand-600 transition-[width] duration-200 motion-reduce:transition-none"
        />
      </div>
      <Button variant="ghost" onClick={onCancel}>
        انصراف از ارسال
      </Button>
    </div>
  )
}

type FieldErrorSetters = { picture: (message: string) => void; product: (message: string) => void }

function usePublishPost(setErrors: FieldErrorSetters) {
  const [share, setShare] = useState<number | null>(null)
  const abortController = useRef<AbortController | null>(null)

  async function post(body: PostInput, picture: File): Promise<void> {
    abortController.current = new AbortController()
    setShare(0)
    try {
      const published = await publishPost(body, picture, {
        signal: abortController.current.signal,
        onProgress: setShare,
      })
      allowLeaving()
      window.location.assign(paths.post(published.user.id, published.id))
    } catch (error) {
      if (isApiError(error)) {
        setErrors.picture(error.fields['image']?.[0] ?? '')
        setErrors.product(error.fields['product_id']?.[0] ?? '')
      }
      setShare(null)
      throw error
    }
  }
  return { share, post, cancel: () => abortController.current?.abort() }
}

const PICTURE_REQUIRED = 'ابتدا عکسی انتخاب کنید.'
const call = { body: postFields.omit({ product_id: true }) }

export function UploadView() {
  return (
    <QueryProvider>
      <UploadForm />
    </QueryProvider>
  )
}

/** The product of `?product=`, until another or none is chosen. */
function usePickedProduct() {
  const requestedId = parsePathId(useSearchParams().get('product') ?? '')
  const [chosen, setChosen] = useState<PickedProduct | null>()
  const { data } = useQuery({
    ...productCardsQuery([requestedId ?? 0]),
    enabled: requestedId !== null,
  })
  return { product: chosen === undefined ? (data?.[0] ?? null) : chosen, setProduct: setChosen }
}

function UploadForm() {
  const picture = useChosenPicture(POST_PICTURE.bytes)
  const crop = useRef<Crop | null>(null)
  const { product, setProduct } = usePickedProduct()
  const [productError, setProductError] = useState('')
  const pictureRef = useRef<HTMLDivElement>(null)
  const showPictureError = (message: string) => {
    picture.setError(message)
    if (message) pictureRef.current?.focus()
  }
  const { share, post, cancel } = usePublishPost({
    picture: showPictureError,
    product: setProductError,
  })
  const { form, onSubmit, waitsUntil } = useApiForm(call, {
    defaultValues: { text: '', alt: '' },
    draft: 'post',
    submit: async (written) => {
      if (!picture.chosen) return
      const body = { ...written, product_id: product?.id ?? null, ...crop.current }
      await post(body, picture.chosen.file)
    },
  })
  const submitRef = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    // The cancel button is gone with the progress; a field with an error keeps the focus.
    const isLost = document.activeElement === document.body
    if (wasSending.current && share === null && isLost) submitRef.current?.focus()
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
        showPictureError(PICTURE_REQUIRED)
      }}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-6 p-4 md:grid-cols-2 md:p-6"
    >
      <div
        ref={pictureRef}
        tabIndex={-1}
        role="group"
        aria-label="عکس پست"
        aria-describedby="picture-error"
        className="scroll-mt-28 rounded-card"
      >
        {picture.chosen ? (
          <PictureCropper
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
          isOptional
          rows={6}
          maxLength={MAX_CAPTION}
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
          isOptional
          maxLength={MAX_ALT}
          hint="برای کسانی که عکس را نمی‌بینند و آن را می‌شنوند."
          error={errors.alt?.message}
          {...register('alt')}
        />
        {share === null ? (
          <SubmitButton ref={submitRef} waitsUntil={waitsUntil} isFullWidth>
            انتشار پست
          </SubmitButton>
        ) : (
          <UploadProgress share={share} onCancel={cancel} />
        )}
      </div>
    </form>
  )
}
