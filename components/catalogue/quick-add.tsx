'use client'

import { useEffect, useRef, useState } from 'react'
import { Spinner } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import Link from '@/components/ui/link'
import { notify, notifyLoadError } from '@/components/ui/notify'
import { useCart } from '@/stores/cart'

const loadStepper = () => import('./card-stepper')
const CardStepper = lazyComponent(loadStepper)

const loadVariantSheet = () => import('./variant-sheet')
const VariantSheet = lazyComponent(loadVariantSheet)

type QuickAddProps = {
  productId: number
  /** Null where a choice is left, which a sheet asks for, or without script the page of the product. */
  stockId: number | null
  title: string
  href: string
  /** In the corner of a card, the same in a row, or with its words, as wide as there is room; soft beside one that matters more. */
  shape?: 'corner' | 'round' | 'wide' | 'soft'
}

/** As high as the button, and no wider than its column where that is narrow. */
const wideStepper =
  'grid grid-cols-[minmax(0,1fr)] justify-items-center [&>*]:!h-11 [&>*]:max-w-full [&>*>span]:min-w-7 [&_button]:min-w-0 [&_button]:shrink'

const shapeClasses = {
  corner: { add: 'card-add', stepper: 'card-stepper' },
  round: { add: 'card-add !relative !inset-auto shrink-0', stepper: 'shrink-0' },
  wide: { add: buttonVariants({ size: 'sm', isFullWidth: true }), stepper: wideStepper },
  soft: {
    add: buttonVariants({ variant: 'soft', size: 'sm', isFullWidth: true }),
    stepper: wideStepper,
  },
}

/** Adds one, and becomes a stepper where it stands. */
export function QuickAdd({ productId, stockId, title, href, shape = 'corner' }: QuickAddProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const shouldRefocus = useRef(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const quantity = useCart(({ lines }) => lines.find((line) => line.stock_id === stockId)?.quantity)
  const isInCart = quantity !== undefined
  const isWide = shape === 'wide' || shape === 'soft'
  const classes = shapeClasses[shape]

  useEffect(() => {
    if (shouldRefocus.current && !isInCart) buttonRef.current?.focus({ preventScroll: true })
    shouldRefocus.current = false
  }, [isInCart])

  if (stockId === null) {
    return <ChooseLink {...{ title, href, isWide }} className={classes.add} />
  }
  if (isInCart) {
    return (
      <CardStepper
        {...{ productId, stockId, title, quantity }}
        shouldFocus={isPressed}
        className={classes.stepper}
        onRemove={() => (shouldRefocus.current = true)}
        fallback={
          <span className={classes.add}>
            <Spinner />
          </span>
        }
      />
    )
  }
  const handleAdd = async () => {
    setIsBusy(true)
    setIsPressed(true)
    try {
      const { addFromCard } = await loadStepper()
      const message = await addFromCard({ product_id: productId, stock_id: stockId, quantity: 1 })
      if (message) void notify.error(message)
    } catch {
      notifyLoadError()
    }
    setIsBusy(false)
  }
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={`افزودن به سبد: ${title}`}
      aria-busy={isBusy || undefined}
      {...preloadOnIntent(loadStepper)}
      onClick={() => void handleAdd()}
      className={classes.add}
    >
      {isBusy ? (
        <Spinner />
      ) : (
        isWide && (
          <span>
            افزودن<i className="not-italic"> به سبد</i>
          </span>
        )
      )}
    </button>
  )
}

type ChooseLinkProps = Pick<QuickAddProps, 'title' | 'href'> & {
  isWide: boolean
  className: string
}

function ChooseLink({ title, href, isWide, className }: ChooseLinkProps) {
  const sheet = useLazyOpen()
  return (
    <>
      <Link
        href={href}
        prefetch={false}
        aria-haspopup="dialog"
        aria-label={`انتخاب و خرید: ${title}`}
        {...preloadOnIntent(loadVariantSheet)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          sheet.show()
        }}
        className={className}
      >
        {isWide && (
          <span>
            انتخاب<i className="not-italic"> و خرید</i>
          </span>
        )}
      </Link>
      {sheet.isRendered && <VariantSheet {...sheet.props} title={title} href={href} />}
    </>
  )
}
