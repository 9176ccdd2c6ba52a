import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Prose } from '@/components/ui/prose'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { PRODUCT_LINK } from '@/lib/domain/article-products'
import { splitTitle } from '@/lib/persian/split-title'
import { paths } from '@/lib/paths'
import { responsiveImage } from '@/lib/picture-urls'

const FIRST_IN_TEXT = 2
const HEADING = '<h2'

/** The text up to its second part, and from there on; null where it has no second. */
function splitAtSecondPart(html: string): [string, string] | null {
  const first = html.indexOf(HEADING)
  const second = first < 0 ? -1 : html.indexOf(HEADING, first + HEADING.length)
  return second < 0 ? null : [html.slice(0, second), html.slice(second)]
}

/**
 * The goods that stand within the text where there is no room beside it: on a narrow screen the
 * end of an article is many screens away. An article with goods of its own in the text needs none.
 */
export function withinText(html: string, beside: readonly ProductCard[]): ProductCard[] {
  const hasOwn = html.split(PRODUCT_LINK).length > 1
  return hasOwn || splitAtSecondPart(html) === null ? [] : beside.slice(0, FIRST_IN_TEXT)
}

function ProductInText({ card }: { card: ProductCard }) {
  const { slug, title, picture, available, price, final_price: finalPrice, percent } = card
  const { name, rest } = splitTitle(title)
  return (
    <article className="relative my-6 flex max-w-text items-center gap-4 rounded-card border border-line bg-paper p-3 hover:border-brand-300 has-[a:focus-visible]:outline has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ring print:hidden">
      {picture && (
        <Picture
          {...responsiveImage(picture.url)}
          alt=""
          sizes="80px"
          width={80}
          height={80}
          className="stage size-20 shrink-0 rounded-lg object-contain"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="whole-words text-md font-semibold">
          <Link
            href={paths.product(slug)}
            className="outline-none after:absolute after:inset-0 hover:text-brand-700"
          >
            <MixedText>{name}</MixedText>
            {rest && (
              <span className="phone:sr-only">
                <MixedText>{rest}</MixedText>
              </span>
            )}
          </Link>
        </p>
        {available ? (
          <Price
            rials={finalPrice}
            oldRials={price}
            percent={percent}
            isStacked
            className="mt-1 min-h-0"
          />
        ) : (
          <p className="mt-1 text-sm text-ink-500">
            {card.status === 'coming_soon' ? 'به‌زودی' : 'ناموجود'}
          </p>
        )}
      </div>
    </article>
  )
}

type ArticleBodyProps = {
  html: string
  products: readonly ProductCard[]
  within: readonly ProductCard[]
}

/** The text with its goods as they are sold now; one that is not shown any more leaves no gap. */
export function ArticleBody({ html, products, within }: ArticleBodyProps) {
  const parts = within.length > 0 ? splitAtSecondPart(html) : null
  if (parts !== null) {
    return (
      <>
        <Prose html={parts[0]} />
        <aside aria-label="دو کالای این نوشته" className="xl:hidden">
          {within.map((card) => (
            <ProductInText key={card.id} card={card} />
          ))}
        </aside>
        <Prose html={parts[1]} />
      </>
    )
  }
  return html.split(PRODUCT_LINK).map((part, at) => {
    if (at % 2 === 0) return part.trim() !== '' && <Prose key={at} html={part} />
    const card = products.find(({ id }) => id === Number(part))
    return card && <ProductInText key={at} card={card} />
  })
}

/** What stands beside an article, as its text does not show it. */
export function besideText(html: string, products: readonly ProductCard[]): ProductCard[] {
  const shown = new Set(html.split(PRODUCT_LINK).filter((_, at) => at % 2 === 1))
  return products.filter(({ id }) => !shown.has(String(id)))
}
