import { marks } from './labels/marks.mjs'
import { screens } from './labels/screens.mjs'

/** What is written and drawn on the models, by name. */
export const labels = { ...marks, ...screens }
