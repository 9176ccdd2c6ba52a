import { books, homeLabels } from './labels/books.mjs'
import { desk } from './labels/desk.mjs'
import { faces } from './labels/faces.mjs'
import { games } from './labels/games.mjs'
import { marks } from './labels/marks.mjs'
import { packs } from './labels/packs.mjs'
import { patterns } from './labels/patterns.mjs'
import { screens } from './labels/screens.mjs'

/** What is written and drawn on the models, by name. */
export const labels = {
  ...books,
  ...games,
  ...homeLabels,
  ...desk,
  ...faces,
  ...marks,
  ...packs,
  ...patterns,
  ...screens,
}
