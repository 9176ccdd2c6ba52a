import { useState } from 'react'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import type { CommentSort, CommentTopic } from '@/lib/contract/reviews/product-reviews'
import { formatNumber } from '@/lib/persian/money'
import { CommentChips } from './review-chips'
import { ALL, PICTURED } from './review-filters'
import { CommentPages } from './review-pages'

export type CommentSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  productId: number
  count: number
  rates: readonly number[]
  withPictures: number
  /** What several write about, and how many. */
  topics: readonly CommentTopic[]
  /** The one that it opens with. */
  about?: string
}

/** All comments of a product, in any order and by their stars. */
export default function CommentSheet(props: CommentSheetProps) {
  const { open, onOpenChange, productId, count, rates, withPictures, topics } = props
  const [sort, setSort] = useState<CommentSort>('newest')
  const [filter, setFilter] = useState(ALL)
  const [about, setAbout] = useState(props.about ?? '')
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`دیدگاه‌ها (${formatNumber(count)})`}
      size="lg"
    >
      <div className="grid min-w-0 gap-3">
        <CommentChips
          {...{ sort, filter, rates, withPictures, topics, about }}
          onSort={setSort}
          onFilter={setFilter}
          onAbout={setAbout}
        />
        <CommentPages
          productId={productId}
          sort={sort}
          rate={filter === ALL || filter === PICTURED ? null : filter}
          withPictures={filter === PICTURED}
          about={about}
          label="دیدگاه‌های بیشتر"
        />
      </div>
    </ResponsiveDialog>
  )
}
