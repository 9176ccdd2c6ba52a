import { categoryGuideArticles } from './articles-category-guides'
import { cultureArticles } from './articles-culture'
import type { DemoArticle } from './articles-guides'
import { guideArticles } from './articles-guides'
import { livingArticles } from './articles-living'

export type { DemoArticle }

export const articles: DemoArticle[] = [
  ...guideArticles,
  ...livingArticles,
  ...cultureArticles,
  ...categoryGuideArticles,
]
