import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/components/form/error-boundary'
import { MissingSection } from '@/components/ui/error-state'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { CommentPage, QuestionPage } from '@/lib/client/queries/reviews'
import type { Post } from '@/lib/contract/social/posts'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import type { ProductInfo, ProductDetail } from '@/lib/contract/product/product-info'
import {
  formatChoiceSearch,
  getDefaultChoice,
  type VariantChoice,
} from '@/lib/domain/variant-choice'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { responsiveImage } from '@/lib/picture-urls'
import { kindOf } from '@/lib/domain/goes-with'
import { paths } from '@/lib/paths'
import { ProductPhotos } from '@/components/social/product-photos'
import { cn } from '@/components/ui/cn'
import { preloadPicture } from '@/components/ui/picture'
import { productData, type ShippingTerms } from '@/lib/seo/product-structured-data'
import { JsonLd, breadcrumbData } from '@/lib/seo/structured-data'
import { comparisonGroupOf } from '@/components/catalogue/compare/comparison-groups'
import { FavoriteButton } from '@/components/catalogue/favorite-button'
import { ShareButton } from '@/components/ui/share-button'
import Link from '@/components/ui/link'
import { Rating } from '@/components/ui/rating'
import { formatNumber } from '@/lib/persian/money'
import { ShareIcon } from '@/components/ui/page-icons'
import { BuyBar } from './buy-bar'
import { AvailableInstead, DealCountdown, VariantPrice } from './buy-controls'
import { Bundle, type Complement } from './bundle'
import { BuyBox, UnavailableNote } from './buy-box'
import { CommentsSection, QuestionsSection } from '@/components/reviews/review-sections'
import { Introduction, FieldHighlights, Specification } from './product-description'
import { GALLERY_SIZES, selectPictures } from './picture-order'
import { ProductRail } from './product-rail'
import { RecentlyViewed } from './recently-viewed'
import { VariantChips } from './variant-chips'
import { VariantGallery } from './variant-gallery'
import { VariantProvider, type PurchasableProduct } from './variant-provider'
import { CompareToggle } from './product-action-buttons'
import { SectionTabs, type SectionLink } from './section-tabs'
import { NoPicture } from './no-picture'
import { MixedText } from '@/components/ui/mixed-text'

type ProductHeadingProps = Pick<ProductInfo, 'product' | 'festival'> & { isSoldOut: boolean }

/** On a phone the rating, the price and the first variants stand in the first window. */
function ProductHeading({ product, festival, isSoldOut }: ProductHeadingProps) {
  const { title, english_title, brand, rate, rate_count, question_count } = product
  return (
    <header className="flex flex-col">
      <h1 className="text-2xl font-extrabold phone:text-xl">
        <MixedText>{holdMeasures(title)}</MixedText>
      </h1>
      {english_title && (
        <p className="mt-1 text-sm text-ink-500">
          <bdi dir="ltr" lang="en">
            {english_title}
          </bdi>
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-3 text-sm text-ink-500 phone:mt-1 phone:gap-x-4 phone:gap-y-0 phone:border-0 phone:pt-0">
        {rate !== null && rate_count > 0 && <Rating value={rate} isCompact />}{' '}
        <a href="#comments" className="rounded py-1 hover:text-brand-700">
          {rate_count > 0 ? `${formatNumber(rate_count)} دیدگاه` : 'بدون دیدگاه'}
        </a>{' '}
        {question_count > 0 && (
          <a href="#questions" className="rounded py-1 hover:text-brand-700">
            {formatNumber(question_count)} پرسش
          </a>
        )}{' '}
        <span>
          برند:{' '}
          <Link
            href={paths.brand(brand.slug)}
            className="rounded py-1 text-brand-700 underline underline-offset-4"
          >
            {brand.title}
          </Link>
        </span>
      </p>
      {isSoldOut && (
        <UnavailableNote
          {...product}
          className="mt-2 text-md font-semibold desk:hidden short:hidden print:hidden"
        />
      )}
      <div
        data-nosnippet
        className="head-price mt-2 flex items-end justify-between gap-x-3 desk:hidden short:hidden print:hidden [&>*]:!mb-0"
      >
        <VariantPrice size="lg" />
        {!isSoldOut && <DealCountdown festival={festival} />}
      </div>
    </header>
  )
}

const ROUND_BUTTON = '!rounded-full border border-ink-300 bg-paper'

/** What can be done with a product besides buying it; over its picture, out of the way of swiping. */
function ProductActions({ product }: { product: ProductDetail }) {
  const { id, slug, title } = product
  const comparisonGroup = comparisonGroupOf(product)
  return (
    <ul
      data-comparison-groups={comparisonGroup.id}
      className="absolute start-3 top-3 grid gap-1.5 print:hidden"
      aria-label="کارهای این کالا"
    >
      <li>
        <FavoriteButton productId={id} title={title} className={ROUND_BUTTON} />
      </li>
      <li>
        <ShareButton
          icon={<ShareIcon />}
          title={title}
          path={paths.product(slug)}
          className={ROUND_BUTTON}
        />
      </li>
      <li>
        <CompareToggle
          productId={id}
          group={{ id: comparisonGroup.id, title: comparisonGroup.title }}
        />
      </li>
    </ul>
  )
}

type ProductSection = SectionLink & {
  content: ReactNode
  /** Stands beside what goes before it on a wide screen. */
  isBeside?: boolean
  isOnScreenOnly?: boolean
}

/** One long page that can be read and searched without a click; the row above only jumps. */
function ProductSections({ sections }: { sections: readonly ProductSection[] }) {
  return (
    <div>
      <SectionTabs
        sections={sections.map(({ id, title, count }) => ({ id, title, ...(count && { count }) }))}
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:gap-x-10 xl:grid-cols-[var(--width-introduction)_minmax(0,1fr)] xl:gap-x-16">
        {sections.map(({ id, title, content, isBeside, isOnScreenOnly }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className={cn(
              'min-w-0 scroll-mt-12 pt-8 print:pt-4',
              !isBeside && 'lg:col-span-full',
              isOnScreenOnly && 'print:hidden',
            )}
          >
            <h2 id={`${id}-title`} className="mb-4 text-xl font-extrabold">
              {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}

type ProductPageProps = {
  info: ProductInfo
  canNotifyStock: boolean
  /** Null where it could not be read this time: the page stands without it. */
  comments: CommentPage | null
  questions: QuestionPage | null
  related: { similar: readonly ProductCard[]; together: readonly ProductCard[] } | null
  photos: readonly Post[] | null
  /** Of the address that was asked for; the default one without. */
  choice?: VariantChoice | undefined
  shopName: string
  shipping: readonly ShippingTerms[]
}

function toPurchasableProduct(
  { product, stocks }: ProductInfo,
  canNotifyStock: boolean,
): PurchasableProduct {
  const { id, title, status, on_sale_at, handling_days, properties, size_guide } = product
  return {
    ...{ id, title, status, on_sale_at, handling_days, properties, size_guide },
    ...{ stocks, canNotifyStock },
  }
}

function toComplement(card: ProductCard): Complement {
  const { id, slug, title, final_price, picture, stock_id } = card
  return { id, slug, title: holdMeasures(title), final_price, picture, stock_id }
}

/** Where nothing of its kind is sold, nothing stands for it. */
function titleInstead(title: string, alike: readonly { title: string }[]): string {
  const isThere = alike.some((card) => kindOf(card.title) === kindOf(title))
  return isThere ? 'اکنون به جای آن' : 'در همین دسته'
}

export function ProductPage(props: ProductPageProps) {
  const { info, canNotifyStock, comments, questions, related, photos, shipping, choice } = props
  const { product, fields, festival } = info
  const isComing = product.status === 'coming_soon'
  const isSoldOut = isComing || info.stocks.every(({ quantity }) => quantity <= 0)
  const isLongChoice = info.stocks.length > 1 && product.properties.length > 1
  const alike = related?.similar ?? []
  const similar = (
    <ErrorBoundary>
      <ProductRail
        id="similar"
        title={isSoldOut ? titleInstead(product.title, alike) : 'کالاهای مشابه'}
        products={alike}
      />
    </ErrorBoundary>
  )
  const [first] = selectPictures(product.pictures, choice ?? getDefaultChoice(info.stocks))
  // The router's payload has it too, so that a prefetched page brings its picture along.
  if (first) preloadPicture({ ...responsiveImage(first.url), sizes: GALLERY_SIZES })
  const trail = [
    { label: 'خانه', href: '/' },
    ...[...product.parents, product.category].map(({ slug, title }) => ({
      label: title,
      href: paths.category(slug),
    })),
    { label: product.title },
  ]
  return (
    <VariantProvider
      product={toPurchasableProduct(info, canNotifyStock)}
      initialSearch={choice ? formatChoiceSearch('', choice) : ''}
    >
      <JsonLd data={productData(info, { comments: comments?.comments ?? [], shipping })} />
      <JsonLd data={breadcrumbData(trail)} />
      <div className="wrap py-4 desk:py-5 phone:pt-2">
        <Breadcrumb items={trail} />
        <div
          className={cn(
            'product-layout mt-3 phone:mt-2',
            isSoldOut && !isComing && 'is-sold-out',
            isLongChoice && 'is-long-choice',
          )}
        >
          <div className="product-top">
            <VariantGallery
              pictures={product.pictures}
              placeholder={product.pictures.length === 0 && <NoPicture />}
              actions={<ProductActions product={product} />}
            />
            <div className="product-column">
              <div className="product-info">
                <ProductHeading {...{ product, festival, isSoldOut }} />
                <div className="min-w-0">
                  <VariantChips pictures={product.pictures} />
                  <AvailableInstead className="desk:hidden short:hidden print:hidden" />
                </div>
              </div>
              <BuyBox {...{ product, festival, isSoldOut }} shopName={props.shopName} />
            </div>
            <FieldHighlights fields={fields} />
          </div>
          <div className="product-more">
            {isSoldOut && <div className="product-instead">{similar}</div>}
            <ErrorBoundary>
              <Bundle
                product={{
                  id: product.id,
                  title: holdMeasures(product.title),
                  pictures: product.pictures,
                }}
                complements={(related?.together ?? []).map(toComplement)}
              />
            </ErrorBoundary>
            <ProductSections
              sections={[
                {
                  id: 'introduction',
                  title: 'معرفی',
                  isBeside: true,
                  content: <Introduction product={product} />,
                },
                {
                  id: 'specification',
                  title: 'مشخصات',
                  isBeside: true,
                  content: <Specification fields={fields} />,
                },
                {
                  id: 'comments',
                  title: 'دیدگاه‌ها',
                  isOnScreenOnly: true,
                  count: product.rate_count,
                  content: (
                    <ErrorBoundary name="دیدگاه‌ها">
                      {comments ? (
                        <CommentsSection
                          product={product}
                          firstPage={comments}
                          photos={
                            <ErrorBoundary>
                              <ProductPhotos
                                productId={product.id}
                                posts={photos ?? []}
                                comments={comments.comments}
                              />
                            </ErrorBoundary>
                          }
                        />
                      ) : (
                        <MissingSection name="دیدگاه‌ها" />
                      )}
                    </ErrorBoundary>
                  ),
                },
                {
                  id: 'questions',
                  title: 'پرسش‌ها',
                  isOnScreenOnly: true,
                  count: product.question_count,
                  content: (
                    <ErrorBoundary name="پرسش‌ها">
                      {questions ? (
                        <QuestionsSection productId={product.id} firstPage={questions} />
                      ) : (
                        <MissingSection name="پرسش‌ها" />
                      )}
                    </ErrorBoundary>
                  ),
                },
              ]}
            />
          </div>
        </div>
        <div className="print:hidden">
          {!isSoldOut && similar}
          <ErrorBoundary>
            <RecentlyViewed productId={product.id} />
          </ErrorBoundary>
        </div>
      </div>
      <BuyBar />
    </VariantProvider>
  )
}
