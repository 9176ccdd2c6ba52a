import { preload } from 'react-dom'
import { Area } from '@/components/layout/area'
import { MissingPart } from '@/components/layout/missing-part'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { CommentPage, QuestionPage } from '@/lib/api/talk'
import type { Post } from '@/lib/contract/posts'
import type { ProductCard, ProductInfo } from '@/lib/contract/products'
import { firstChoice } from '@/lib/variant/choice'
import { storedPicture } from '@/lib/pictures/stored-picture'
import { paths } from '@/lib/seo/addresses'
import { ProductPhotos } from '@/components/social/product-photos'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData, productData } from '@/lib/seo/structured-data'
import { CompareTray } from '@/components/compare/compare-tray'
import { BuyBar } from './buy-bar'
import { BuyBox } from './buy-box'
import { Comments } from './comments'
import { Introduction } from './introduction'
import { GALLERY_SIZES, inOrderOf } from './picture-order'
import { ProductActions } from './product-actions'
import { ProductHeading } from './product-heading'
import { ProductRail } from './product-rail'
import { ProductSections } from './product-sections'
import { Questions } from './questions'
import { RecentlySeen } from './recently-seen'
import { FieldHighlights, Specification } from './specification'
import { VariantChips } from './variant-chips'
import { VariantGallery } from './variant-gallery'
import { VariantProvider, type Goods } from './variant-provider'

type ProductPageProps = {
  info: ProductInfo
  tellsWhenBack: boolean
  /** Null of what could not be read this time: the page stands without it. */
  comments: CommentPage | null
  questions: QuestionPage | null
  related: { similar: readonly ProductCard[]; together: readonly ProductCard[] } | null
  /** Posts that show it. */
  photos: readonly Post[] | null
}

function goodsOf({ product, stocks, festival }: ProductInfo, tellsWhenBack: boolean): Goods {
  const { id, title, status, on_sale_at, properties } = product
  const { percent } = festival
  return { id, title, status, on_sale_at, properties, stocks, percent, tellsWhenBack }
}

/** The router's payload says it too, so that a page fetched ahead brings its picture along. */
function preloadPicture({ product, stocks }: ProductInfo): void {
  const [first] = inOrderOf(product.pictures, firstChoice(stocks))
  if (!first) return
  const { src, srcSet } = storedPicture(first.url)
  const sizes = GALLERY_SIZES
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' })
}

export function ProductPage(props: ProductPageProps) {
  const { info, tellsWhenBack, comments, questions, related, photos } = props
  const { product, fields, festival } = info
  preloadPicture(info)
  const trail = [
    { label: 'ویترین', href: '/' },
    ...[...product.parents, product.category].map(({ slug, title }) => ({
      label: title,
      href: paths.category(slug),
    })),
    { label: product.title },
  ]
  return (
    <VariantProvider goods={goodsOf(info, tellsWhenBack)}>
      <JsonLd data={productData(info)} />
      <JsonLd data={breadcrumbData(trail)} />
      <div className="wrap py-4 desk:py-5">
        <Breadcrumb items={trail} />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5 rounded-panel desk:grid-cols-2 desk:bg-paper desk:p-7 desk:shadow-card md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(260px,0.9fr)] md:gap-7">
          <VariantGallery
            pictures={product.pictures}
            actions={<ProductActions product={product} />}
          />
          <div className="min-w-0">
            <ProductHeading product={product} />
            <VariantChips />
            <FieldHighlights fields={fields} />
          </div>
          <BuyBox product={product} festival={festival} />
        </div>
        <ProductSections
          sections={[
            { id: 'introduction', title: 'معرفی', content: <Introduction product={product} /> },
            {
              id: 'specification',
              title: 'مشخصات',
              content: <Specification fields={fields} />,
            },
            {
              id: 'comments',
              title: 'دیدگاه‌ها',
              count: product.rate_count,
              content: (
                <Area name="دیدگاه‌ها">
                  {comments ? (
                    <Comments product={product} first={comments} />
                  ) : (
                    <MissingPart name="دیدگاه‌ها" />
                  )}
                </Area>
              ),
            },
            {
              id: 'photos',
              title: 'عکس‌های خریداران',
              content: (
                <Area name="عکس‌های خریداران">
                  {photos ? (
                    <ProductPhotos productId={product.id} posts={photos} />
                  ) : (
                    <MissingPart name="عکس‌های خریداران" />
                  )}
                </Area>
              ),
            },
            {
              id: 'questions',
              title: 'پرسش‌ها',
              count: product.question_count,
              content: (
                <Area name="پرسش‌ها">
                  {questions ? (
                    <Questions productId={product.id} first={questions} />
                  ) : (
                    <MissingPart name="پرسش‌ها" />
                  )}
                </Area>
              ),
            },
          ]}
        />
        <Area>
          <ProductRail
            id="together"
            title="با هم خریده می‌شود"
            products={related?.together ?? []}
          />
        </Area>
        <Area>
          <ProductRail id="similar" title="کالاهای مشابه" products={related?.similar ?? []} />
        </Area>
        <Area>
          <RecentlySeen productId={product.id} />
        </Area>
      </div>
      <Area>
        <CompareTray />
      </Area>
      <BuyBar />
    </VariantProvider>
  )
}
