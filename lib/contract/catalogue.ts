import { getBrand, getBrands, getCategorySlug, getProductMenu } from './catalogue/categories'
import { getCompare } from './catalogue/compare'
import { getFestival } from './catalogue/festivals'
import { getKeyFacts } from './catalogue/key-facts'
import { getCategoryNeeds } from './catalogue/needs'
import { getProductCards } from './catalogue/product-cards'
import { findListBrands, getPriceCounts, getProducts } from './catalogue/products'

export const catalogueCalls = {
  getProductMenu,
  getCategorySlug,
  getCategoryNeeds,
  getBrands,
  getBrand,
  getCompare,
  getFestival,
  getProductCards,
  getKeyFacts,
  getProducts,
  findListBrands,
  getPriceCounts,
}
