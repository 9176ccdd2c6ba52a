'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskProductKeys } from '@/lib/client/desk/keys'
import { deskProductQuery, productHistoryQuery, saveProduct } from '@/lib/client/desk/products'
import { taxonomyQuery, type DeskTaxonomy } from '@/lib/client/desk/taxonomy'
import { isNotFound } from '@/lib/client/http/error-checks'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { COLOUR } from '@/lib/domain/colour-property'
import { paths } from '@/lib/paths'
import { formatDateTime } from '@/lib/persian/dates'
import { addProductDraft } from './add-product-draft'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { useCan } from '../ui/desk-member'
import { DeskPage } from '../ui/desk-page'
import { useDeskRouter } from '../ui/desk-router'
import { DeskQuery, NotFoundState } from '../ui/desk-states'
import { KeyHint } from '../ui/key-hint'
import { WalkLinks } from '../ui/list-walk'
import { useIsOnline } from '../ui/offline-bar'
import { PresenceNote } from '../ui/presence-note'
import { ProductBasics } from './product-basics'
import { productFields, readStoredProduct } from './product-clash'
import { changedBody, draftOf, type ProductDraft } from './product-draft'
import { ProductDescriptionField } from './product-description-field'
import { ProductFields, useMissingFields } from './product-fields'
import { ProductHistory } from './product-history'
import { useProductParent, useProductWalk } from './product-list'
import { ProductPictures } from './product-pictures'
import { ProductStatusTag } from './product-rows'
import { findWrongSection, goToSection, ProductTabs } from './product-sections'
import { ProductSeo } from './product-seo'
import { ProductSide } from './product-side'
import { PRODUCT_STATUS_TITLES } from '../ui/product-labels'
import { findBelowCost, findLacks, isGoingPublic, PublishQuestion } from './publish-question'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { RestoredNote } from '../ui/restored-note'
import { nameInCurrency } from '../ui/stored-draft'
import { StockBoundProvider } from './stock-bound'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import { useFormClash } from '../ui/use-form-clash'
import { VariantSheet } from './variant-sheet'
import { VersionClash } from '../ui/version-clash'

const group = 'این کالا'

/** Of one product, or of a new one. */
export function ProductEditor({ id }: { id: number | null }) {
  const product = useQuery({ ...deskProductQuery(id ?? 0), enabled: id !== null })
  const taxonomy = useQuery(taxonomyQuery)
  const parent = useProductParent()
  if (taxonomy.data && (id === null || product.data)) {
    return (
      <WholeEditor
        key={product.data?.id ?? 'new'}
        product={product.data ?? null}
        taxonomy={taxonomy.data}
      />
    )
  }
  return (
    <DeskPage title={id === null ? 'کالای تازه' : 'کالا'} parent={parent} needs="catalogue.write">
      {isNotFound(product.error) ? (
        <NotFoundState
          list={parent}
          title="این کالا نیست"
          text="شاید شمارهٔ آن در نشانی جابه‌جا شده باشد."
        />
      ) : id === null || taxonomy.isError ? (
        <DeskQuery query={taxonomy} what="دسته‌ها و برندها">
          {() => null}
        </DeskQuery>
      ) : (
        <DeskQuery query={product} what="این کالا">
          {() => null}
        </DeskQuery>
      )}
    </DeskPage>
  )
}

function WholeEditor({
  product,
  taxonomy,
}: {
  product: DeskProduct | null
  taxonomy: DeskTaxonomy
}) {
  const router = useDeskRouter()
  const parent = useProductParent()
  const { walk, hints: walkHints } = useProductWalk(product?.id ?? null)
  const queryClient = useQueryClient()
  const canPrice = useCan('prices.write')
  const canStock = useCan('stock.write')
  const canSeeCosts = useCan('costs.read')
  const canReadLog = useCan('audit.read')
  const form = useDeskFormDraft(
    product,
    draftOf,
    `${nameInCurrency('product-sheet')}:${product?.id ?? 'new'}`,
  )
  const { draft, isChanged, restored, change, update, finish, discardable } = form
  const [isAsking, setIsAsking] = useState(false)
  const saving = useDeskMutation({
    send: ({ draft, version }: { draft: ProductDraft; version: number | null }) =>
      form.read === null || version === null
        ? addProductDraft(draft)
        : saveProduct(form.read.id, { ...changedBody(draft, form.read), version }),
    done: ({ status, publish_at: at }) =>
      status === 'hidden'
        ? at === null
          ? 'پیش‌نویس ذخیره شد.'
          : `پیش‌نویس ذخیره شد؛ ${formatDateTime(at)} منتشر می‌شود.`
        : `ذخیره شد؛ در فروشگاه «${PRODUCT_STATUS_TITLES[status]}» است.`,
    onDone: (saved) => {
      finish(saved)
      queryClient.setQueryData(deskProductQuery(saved.id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: [...deskProductKeys.all, 'list'] })
      void queryClient.invalidateQueries({ queryKey: [...deskProductKeys.all, 'counts'] })
      void queryClient.invalidateQueries({ queryKey: productHistoryQuery(saved.id).queryKey })
      if (product === null) router.replace(deskPaths.product(saved.id))
    },
  })
  const stored = readStoredProduct(saving.clash)
  const clash = useFormClash({
    ...{ form, saving, stored, fields: productFields(taxonomy), group },
    // What was sold since stays as it is.
    isSentWhole: false,
    onStored: (latest) => queryClient.setQueryData(deskProductQuery(latest.id).queryKey, latest),
  })
  const discarding = useDiscard({
    ...{ ...discardable, group },
    drop: () => {
      saving.reset()
      discardable.drop()
    },
  })
  const missing = useMissingFields(draft)
  const isOnline = useIsOnline()
  const wrong = saving.isBusy ? undefined : findWrongSection(saving.sectionError)
  useEffect(() => {
    if (wrong) document.getElementById(wrong)?.scrollIntoView({ block: 'start' })
  }, [wrong])
  const lacks = findLacks(draft)
  const newLacks = isGoingPublic(draft, product) ? lacks : []
  const belowCost = findBelowCost(draft, product)
  const send = () => {
    setIsAsking(false)
    saving.run({ draft, version: form.read?.version ?? null })
  }
  const save = () => {
    if (!isOnline || saving.isBusy) return
    if (newLacks.length > 0 || belowCost.length > 0) setIsAsking(true)
    else send()
  }

  const saveCommand: DeskCommand = {
    ...{ id: 'save-product', title: 'ذخیره', group, keys: 'Mod+KeyS' },
    run: save,
  }
  const see: DeskCommand = {
    ...{ id: 'see-product', title: 'دیدن در فروشگاه', group, keys: 'KeyV' },
    run: () => product && window.open(paths.product(product.slug), '_blank', 'noopener'),
  }
  const nextSection: DeskCommand = {
    ...{ id: 'next-section', title: 'بخش بعد', group, keys: 'Mod+ArrowDown', isKeyOnly: true },
    run: () => goToSection(1),
  }
  const isShown = product?.status === 'published' || product?.status === 'coming_soon'
  const hints = [saveCommand, ...(isShown ? [see] : []), nextSection]
  useCommands(hints)

  const colours = draft.options.find(({ name }) => name === COLOUR)?.values ?? []
  const category = taxonomy.categories.find(({ id }) => id === draft.category_id)
  const saveText =
    draft.status === 'hidden'
      ? 'ذخیرهٔ پیش‌نویس'
      : product?.status === draft.status
        ? 'انتشار تغییرها'
        : `ذخیره و «${PRODUCT_STATUS_TITLES[draft.status]}»`
  return (
    <>
      <DeskPage
        title={<MixedText>{draft.title || 'کالای تازه'}</MixedText>}
        parent={parent}
        needs="catalogue.write"
        hints={[...hints, ...walkHints]}
        lead={
          product && (
            <span className="inline-flex items-center gap-2">
              <ProductStatusTag status={product.status} />
              <PresenceNote subject={`product:${product.id}`} />
            </span>
          )
        }
        actions={
          <>
            {walk && <WalkLinks walk={walk} one="کالای" many="کالاهای" />}
            <DiscardActions
              isDirty={isChanged}
              text="تغییرها ذخیره نشده است"
              discarding={discarding}
            />
            {product && isShown && (
              <a
                href={paths.product(product.slug)}
                target="_blank"
                rel="noopener"
                className="desk-button"
              >
                دیدن در فروشگاه
                <KeyHint keys="KeyV" />
              </a>
            )}
            <DeskButton
              variant="primary"
              isBusy={saving.isBusy}
              disabled={!isChanged || !isOnline}
              onClick={save}
              className="phone:hidden"
            >
              {saveText}
              <KeyHint keys="Mod+KeyS" />
            </DeskButton>
          </>
        }
        tabs={
          <ProductTabs
            missing={missing.length}
            lacks={product === null && !isChanged ? [] : lacks}
            pictures={draft.pictures.length}
            variants={
              draft.variants.filter(({ id: own, price }) => own !== null || price !== null).length
            }
            hasHistory={product !== null && canReadLog}
          />
        }
      >
        <VersionClash clash={clash} />
        {restored && (
          <RestoredNote {...restored} onDiscard={discarding.discard} what="این کالا">
            {product !== null && 'فروشگاه هنوز نسخهٔ پیش را نشان می‌دهد.'}
          </RestoredNote>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3.5">
            <ProductBasics
              draft={draft}
              read={product}
              taxonomy={taxonomy}
              onChange={change}
              fieldError={saving.fieldError}
            />
            <ProductFields
              key={draft.category_id}
              categoryId={draft.category_id}
              categoryTitle={category?.title ?? ''}
              fields={draft.fields}
              onChange={(fields) => change({ fields })}
              error={saving.sectionError('fields')}
            />
            <StockBoundProvider>
              <VariantSheet
                draft={draft}
                onUpdate={update}
                canPrice={canPrice}
                canStock={canStock}
                canSeeCosts={canSeeCosts}
                error={saving.sectionError('variants')}
              />
            </StockBoundProvider>
            <ProductPictures
              pictures={draft.pictures}
              colours={colours}
              onUpdate={(next) =>
                update((before) => ({ ...before, pictures: next(before.pictures) }))
              }
              error={saving.sectionError('pictures')}
            />
            <ProductDescriptionField
              value={draft.description}
              onChange={(description) => change({ description })}
              error={saving.fieldError('description')}
            />
            <ProductSeo
              draft={draft}
              read={product}
              onChange={change}
              error={saving.fieldError('slug')}
            />
            {product && canReadLog && <ProductHistory id={product.id} />}
          </div>
          <ProductSide
            id={product?.id ?? null}
            draft={draft}
            onStatus={(status) => change({ status })}
            onPublishAt={(at) => change({ publish_at: at })}
            statusError={saving.fieldError('status') ?? saving.fieldError('publish_at')}
          />
        </div>
        <div className="sticky -bottom-4 -mx-4 -mb-4 hidden border-t border-line bg-paper p-3 phone:block">
          <DeskButton
            variant="primary"
            className="w-full"
            isBusy={saving.isBusy}
            disabled={!isChanged || !isOnline}
            onClick={save}
          >
            {saveText}
          </DeskButton>
        </div>
      </DeskPage>
      {isAsking && (
        <PublishQuestion
          lacks={newLacks}
          belowCost={belowCost}
          onPublish={send}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
